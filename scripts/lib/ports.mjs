/**
 * Ports that the commands listen on. Tests and `npm run dev` have their own, so that they do not interfere with `npm
 * start`; `SITE_PORT` moves them all, for a second checkout. `node scripts/lib/ports.mjs [tests | dev]` reports ports
 * that are taken, before anything is built.
 */
import { once } from "node:events";
import { createServer } from "node:net";
import { isMain } from "./isMain.mjs";

/** `package` is for checks that build only the package, into a folder that no running command serves. */
const OFFSETS = { start: 0, tests: 3, dev: 6, package: 9 };
const FIRST_PORT = portOf(process.env.SITE_PORT || "4173");

/** @typedef {keyof typeof OFFSETS} Purpose */

/** The purpose of the site, which determines ports and folders: `SITE_FOR`, else `npm start`. */
export const PURPOSE = purposeNamed(process.env.SITE_FOR || "start");

/** @param {Purpose} purpose */
function portsFor(purpose) {
  const site = FIRST_PORT + OFFSETS[purpose];
  return { site, provider: site + 1, wasmProvider: site + 2 };
}

export const {
  /** The port of the site. */
  site: SITE_PORT,
  /** The local provider; compiled into the site as the endpoint of quote requests. */
  provider: PROVIDER_PORT,
  /** The provider for the tests of the package in a browser; compiled into these tests. */
  wasmProvider: WASM_PROVIDER_PORT,
} = portsFor(PURPOSE);

/** @param {string} text @returns {number} */
function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_500) return port;
  // Whatever imports this file needs a port: a command ends here, with one line.
  console.error(`SITE_PORT is "${text}", which is not a port: choose one like 5000.`);
  process.exit(1);
}

/** @param {string} name @returns {Purpose} */
function purposeNamed(name) {
  const found = Object.keys(OFFSETS).find((purpose) => purpose === name);
  if (!found) throw new Error(`There is no ${name}, only ${Object.keys(OFFSETS).join(", ")}.`);
  return /** @type {Purpose} */ (found);
}

/** @param {number} port @returns {string} what to do about a port that another program uses */
export const takenMessage = (port) =>
  `Port ${port} is taken. End the program that uses it, or choose other ports: SITE_PORT=${FIRST_PORT + 100} before the command.`;

/** @param {number} port @returns {Promise<boolean>} whether this machine can listen there */
async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return true;
  } catch (error) {
    if (error.code === "EADDRINUSE") return false;
    throw error;
  } finally {
    server.close();
  }
}

/**
 * The Fetch standard blocks some ports, in Node as in browsers.
 * @param {number} port that nothing listens on @returns {Promise<boolean>} whether browsers open it
 */
async function isOpened(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch (error) {
    return error.cause?.message !== "bad port";
  }
}

/** @param {number} port @returns {Promise<string | undefined>} why it cannot be used */
async function problem(port) {
  if (!(await isFree(port))) return takenMessage(port);
  if (await isOpened(port)) return undefined;
  return `Browsers do not open port ${port}. Choose other ports: SITE_PORT=5000 before the command.`;
}

if (isMain(import.meta.url)) {
  const purpose = purposeNamed(process.argv[2] ?? PURPOSE);
  const { site, provider, wasmProvider } = portsFor(purpose);
  const needed = purpose === "tests" ? [site, provider, wasmProvider] : [site, provider];
  const problems = (await Promise.all(needed.map(problem))).filter((found) => found !== undefined);
  for (const message of problems) console.error(message);
  if (problems.length > 0) process.exitCode = 1;
}
