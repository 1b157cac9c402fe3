/** Projects outside of this repository, with the packed package installed as their developers would. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { run } from "../../scripts/setup.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = at("../../.build/pkg");
const CACHE = at("../../.build/consumers");
const SHARED = ["report.js", "show.js"];

const OUTSIDE = await mkdtemp(join(tmpdir(), "consumers-"));
process.once("exit", () => rmSync(OUTSIDE, { recursive: true, force: true }));

/** @returns {Promise<string>} the tarball that would be published */
export async function pack() {
  const pack = ["pack", PACKAGE, "--json", "--loglevel", "error"];
  const [{ filename }] = JSON.parse(await run("npm", pack, { cwd: OUTSIDE }));
  return join(OUTSIDE, filename);
}

/**
 * The tools of a consumer come from its lock file, and from the registry only when that has changed.
 * @param {string} source folder of the consumer
 * @returns {Promise<string>} a folder with its `node_modules`
 */
async function tools(source) {
  const lock = await readFile(join(source, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const name = basename(source);
  const cached = join(CACHE, `${name}-${hash}`);
  if (existsSync(cached)) return cached;
  const fresh = `${cached}.part`;
  await rm(fresh, { recursive: true, force: true });
  await cp(source, fresh, { recursive: true });
  try {
    await run("npm", ["ci", "--no-audit", "--no-fund", "--fetch-retries", "1"], { cwd: fresh });
  } catch {
    throw sentence(
      `The packages of tests/package/consumers/${name} could not be installed; npm's reason is above. They are needed once, over the network.`,
    );
  }
  await rename(fresh, cached);
  return cached;
}

function sentence(text) {
  const error = new Error(text);
  error.stack = text;
  return error;
}

/**
 * @param {string} name of a folder of `consumers/`
 * @param {string} tarball
 * @returns {Promise<string>} the project, ready to be used
 */
export async function install(name, tarball) {
  const source = at(`consumers/${name}`);
  const folder = await mkdtemp(join(OUTSIDE, `${name}-`));
  const hasTools = existsSync(join(source, "package-lock.json"));
  if (hasTools) await cp(await tools(source), folder, { recursive: true, verbatimSymlinks: true });
  await cp(source, folder, { recursive: true });
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
