/** Last step of the build: hosting rules and compressed copies. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "vite";
import { DIST, NGINX, ROOT, RULES } from "../../lib/paths.mjs";
import { headersFile, redirectsFile } from "./cdn.mjs";
import { compress } from "./compress.mjs";
import { nginxFiles } from "./nginx.mjs";
import { hostingRules } from "./rules.mjs";
import { addressOf, readSite } from "./site.mjs";

/** Edited on the host, without a build: a compressed copy would be outdated. */
const SHOP = "shop.json";

/** Reads the finished pages, writes the rules for each kind of host and the compressed copies. */
export async function writeHosting() {
  const site = await readSite(DIST);
  const rules = hostingRules(site, { ...loadEnv("production", ROOT, "VITE_"), ...process.env });
  await mkdir(NGINX, { recursive: true });
  await Promise.all([
    writeFile(RULES, JSON.stringify(rules, null, 2)),
    writeFile(join(DIST, "_headers"), headersFile(rules)),
    writeFile(join(DIST, "_redirects"), redirectsFile(rules)),
    ...Object.entries(nginxFiles(rules)).map(([name, text]) => writeFile(join(NGINX, name), text)),
  ]);
  const copies = await compress(DIST, (file) => file !== SHOP && !site.moved.has(addressOf(file)));
  console.log(`Hosting rules and ${copies} compressed copies written`);
}
