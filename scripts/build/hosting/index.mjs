/** Last step of the build: hosting rules and compressed copies. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { settings } from "../inputs/index.mjs";
import { headersFile, redirectsFile } from "./cdn.mjs";
import { compress } from "./compress.mjs";
import { nginxFiles } from "./nginx.mjs";
import { hostingRules } from "./rules.mjs";
import { addressOf, readSite } from "./site.mjs";

/** Edited on the host, without a build: a compressed copy would be outdated. */
const SHOP = "shop.json";

/**
 * Reads the finished pages, writes the rules for each kind of host and the compressed copies.
 * @param {string} dist the built site @param {string} hosting folder of the rules
 * @param {{ release?: boolean }} [options] `release`: checked for publishing, which `npm run deploy` asks for
 */
export async function writeHosting(dist, hosting, { release = false } = {}) {
  const site = await readSite(dist);
  const rules = { ...hostingRules(site, settings()), release };
  const nginx = join(hosting, "nginx");
  await rm(hosting, { recursive: true, force: true });
  await mkdir(nginx, { recursive: true });
  await Promise.all([
    writeFile(join(hosting, "rules.json"), JSON.stringify(rules, null, 2)),
    writeFile(join(dist, "_headers"), headersFile(rules)),
    writeFile(join(dist, "_redirects"), redirectsFile(rules)),
    ...Object.entries(nginxFiles(rules)).map(([name, text]) => writeFile(join(nginx, name), text)),
  ]);
  const copies = await compress(dist, (file) => file !== SHOP && !site.moved.has(addressOf(file)));
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  // From which a deployment sees that none is lost.
  const names = files.map(({ parentPath, name }) => relative(dist, join(parentPath, name)));
  await writeFile(join(hosting, "files.json"), JSON.stringify(names.sort()));
  console.log(`Hosting rules and ${copies} compressed copies written`);
}
