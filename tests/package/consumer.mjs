/** Projects outside of this repository, with the packed package installed as their developers would. */
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import sirv from "sirv";
import { launch } from "../../scripts/lib/browser.mjs";
import { installed } from "../../scripts/lib/installed.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = join(BUILD, "pkg");
/** Files of every consumer. */
const SHARED = ["report.js", "show.js"];
/** Consumers whose page and program are those of `consumers/bundled/`. */
const BUNDLERS = ["esbuild", "rollup", "vite", "vite5", "vite6", "vite7", "webpack"];
const TIMEOUT_MS = 20_000;

export const OUTSIDE = await mkdtemp(join(tmpdir(), "consumers-"));
process.once("exit", () => rmSync(OUTSIDE, { recursive: true, force: true }));

const views = JSON.parse(await readFile(at("../../crates/core/snapshots/en.json"), "utf8"));
/** What every consumer reports. */
export const EXPECTED = {
  title: views["/en/faq"].meta.title,
  fields: [
    "user_email",
    "user_machinery",
    "user_city",
    "user_rentalDays",
    "scissor-12-electric",
    "Rammer",
  ],
};

/** @returns {Promise<string>} the tarball that would be published */
export async function pack() {
  const pack = ["pack", PACKAGE, "--json", "--loglevel", "error"];
  const [{ filename }] = JSON.parse(await run("npm", pack, { cwd: OUTSIDE }));
  return join(OUTSIDE, filename);
}

/**
 * @param {string} name of a folder of `consumers/`
 * @param {string} tarball
 * @param {"ci" | "install"} [command] as for `installed`
 * @returns {Promise<string>} the project, ready to be used
 */
export async function install(name, tarball, command = "ci") {
  const source = at(`consumers/${name}`);
  const folder = await mkdtemp(join(OUTSIDE, `${name}-`));
  const hasTools = existsSync(join(source, "package-lock.json"));
  if (hasTools)
    await cp(await installed(source, command), folder, { recursive: true, verbatimSymlinks: true });
  await cp(source, folder, { recursive: true });
  if (BUNDLERS.includes(name)) await cp(at("consumers/bundled"), folder, { recursive: true });
  for (const file of SHARED) await cp(at(`consumers/${file}`), join(folder, file));
  await run("npm", ["install", "--offline", "--no-save", "--no-audit", "--no-fund", tarball], {
    cwd: folder,
  });
  return folder;
}

/** @param {string} folder @returns {Promise<{ url: string, close: () => void }>} */
export async function serve(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => files(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/**
 * The packed package and a browser, for as long as the tests of a file run.
 * @returns {{ tarball: string, browser: Awaited<ReturnType<typeof open>> }} filled in before the first test
 */
export function forConsumers() {
  const shared = {};
  before(async () => {
    shared.tarball = await pack();
    shared.browser = await open();
  });
  after(() => shared.browser?.close());
  return shared;
}

/** What the page of a project shows when Vite's development server serves it. */
export async function shownByVite(folder, browser) {
  const vite = await import(pathToFileURL(join(folder, "node_modules/vite/dist/node/index.js")));
  const server = await vite.createServer({
    root: folder,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
  });
  try {
    await server.listen();
    const { port } = server.httpServer.address();
    return await browser.shown(`http://127.0.0.1:${port}/`);
  } finally {
    await server.close();
  }
}

/** A browser that reads what a consumer's page shows. */
export async function open() {
  const browser = await launch();

  /** What a page shows once it has used the package; rejects with the first error of its console. */
  async function shown(url) {
    const page = await browser.newPage();
    const failed = new Promise((_, reject) => {
      page.on("pageerror", reject);
      page.on("console", (line) => {
        if (["error", "warning"].includes(line.type())) reject(new Error(line.text()));
      });
    });
    const report = async () => {
      await page.goto(url);
      const fields = await page.locator("main:not(:empty)").textContent({ timeout: TIMEOUT_MS });
      return { title: await page.title(), fields: fields.split(" ") };
    };
    try {
      return await Promise.race([report(), failed]);
    } finally {
      await page.close();
    }
  }

  async function shownBy(folder) {
    const server = await serve(folder);
    try {
      return await shown(server.url);
    } finally {
      server.close();
    }
  }

  return { shown, shownBy, close: () => browser.close() };
}
