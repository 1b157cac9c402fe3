/** Builds the site of the peer stack: once rendered in the browser, as usual, and once prerendered. */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { compress } from "../scripts/build/hosting/compress.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const configFile = at("peer/vite.config.ts");
const BUILT = at("../.build/bench/peer");
const SERVER = at("../.build/bench/peer-server");
const RENDERED = at("../.build/bench/peer-rendered");

/**
 * @param {string[]} addresses of its pages
 * @returns {Promise<{ built: string, rendered: string }>} two folders, compressed like the site
 */
export async function buildPeer(addresses) {
  await build({ configFile, logLevel: "error", build: { outDir: BUILT } });
  const server = { ssr: at("peer/src/prerender.tsx"), outDir: SERVER, manifest: false };
  await build({ configFile, logLevel: "error", publicDir: false, build: server });
  const { render } = await import(pathToFileURL(join(SERVER, "prerender.js")).href);

  await rm(RENDERED, { recursive: true, force: true });
  await cp(BUILT, RENDERED, { recursive: true });
  const document = await readFile(join(BUILT, "index.html"), "utf8");
  for (const address of addresses) {
    const { head, body } = await render(address);
    const page = document.replace("<!--head-->", () => head).replace("<!--body-->", () => body);
    await writePage(BUILT, address, document.replace(/<!--(head|body)-->/g, ""));
    await writePage(RENDERED, address, page);
  }
  await Promise.all([BUILT, RENDERED].map((folder) => compress(folder)));
  return { built: BUILT, rendered: RENDERED };
}

async function writePage(folder, address, html) {
  const file = join(folder, address === "/" ? "index.html" : `${address}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
