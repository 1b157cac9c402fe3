/** Projects outside of this repository, with the packed package installed as their developers would. */
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { installed } from "../../scripts/locked.mjs";
import { run } from "../../scripts/run.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const PACKAGE = at("../../.build/pkg");
const SHARED = ["report.js", "show.js"];

export const OUTSIDE = await mkdtemp(join(tmpdir(), "consumers-"));
process.once("exit", () => rmSync(OUTSIDE, { recursive: true, force: true }));

/** @returns {Promise<string>} the tarball that would be published */
export async function pack() {
  const pack = ["pack", PACKAGE, "--json", "--loglevel", "error"];
  const [{ filename }] = JSON.parse(await run("npm", pack, { cwd: OUTSIDE }));
  return join(OUTSIDE, filename);
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
  if (hasTools)
    await cp(await installed(source), folder, { recursive: true, verbatimSymlinks: true });
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
