/**
 * The last script of the site: the service worker, which keeps the site's files for visitors without a connection. Its
 * source is `app/worker/`; record 14 explains it.
 */
import { createHash } from "node:crypto";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CODES, DEFAULT } from "../lib/languages.mjs";
import { ROOT } from "../lib/paths.mjs";
import { settings } from "./inputs/index.mjs";

/** Files that a page needs in every language: scripts, styles, WebAssembly and the font. */
const SHARED = /\.(?:js|css|wasm|woff2)$/;

const digest = (content) => createHash("sha256").update(content).digest("base64url").slice(0, 8);

/**
 * Writes the shells: pages without content, which the core fills for every address. They are no pages of the site, and
 * their names are not those of pages: hosts would publish them under addresses of their own.
 * @param {string} dist the built site @param {Record<string, string>} shells HTML by language
 */
export async function writeShells(dist, shells) {
  for (const [language, html] of Object.entries(shells)) {
    await writeFile(join(dist, `assets/shell-${language}-${digest(html)}.txt`), html);
  }
}

/** What the worker has to know of the site, as in `app/worker/files.ts`. */
async function filesOf(dist, env) {
  const written = await readdir(join(dist, "assets"));
  const names = written.filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  const named = (start) => {
    const [name, ...others] = names.filter((name) => name.startsWith(start));
    if (!name || others.length > 0) throw new Error(`not one file assets/${start}…, but others`);
    return `/assets/${name}`;
  };
  const languages = CODES.map((code) => [
    code,
    {
      texts: named(`${code}-`),
      index: named(`search-${code}-`),
      shell: named(`shell-${code}-`),
    },
  ]);
  const shared = names.filter((name) => SHARED.test(name)).map((name) => `/assets/${name}`);
  const kept = [...shared, ...languages.flatMap(([, own]) => Object.values(own))];
  const sizes = kept.map(async (path) => [path, (await stat(join(dist, path))).size]);
  const files = {
    shared,
    languages: Object.fromEntries(languages),
    sizes: Object.fromEntries(await Promise.all(sizes)),
    defaultLanguage: DEFAULT,
    shop: env.VITE_SHOP_URL || "/shop.json",
  };
  return { build: digest(JSON.stringify(files)), ...files };
}

/**
 * Builds the worker as `sw.js`; with `VITE_OFFLINE=off` one that removes that of earlier builds.
 * @param {string} dist the built site, complete but for hosting rules @param {Record<string, string | undefined>} [env]
 */
export async function buildWorker(dist, env = settings()) {
  const { build } = await import("vite");
  const files = await filesOf(dist, env);
  const entry = env.VITE_OFFLINE === "off" ? "unregister" : "worker";
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: "warn",
      define: {
        __FILES__: JSON.stringify(files),
        "process.env.NODE_ENV": JSON.stringify("production"),
      },
      build: {
        write: false,
        target: "es2022",
        minify: "terser",
        lib: { entry: join(ROOT, `app/worker/${entry}.ts`), formats: ["iife"], name: "worker" },
      },
    }),
  ].flat();
  await writeFile(join(dist, "sw.js"), output[0].code);
}
