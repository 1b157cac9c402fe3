/**
 * `npm run size`: what the built site in `dist/` weighs, compressed as hosts send it, against its budgets. Fails past
 * any of them. `-- --transfer` measures besides, in a browser, what each page transfers before the visitor scrolls.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

/** In bytes; 14 600 are the ten segments of 1460 bytes that a server may send before the first answer (RFC 6928). */
const BUDGETS = {
  "page: HTML and styles": 14_600,
  "scripts of a first visit": 72_000,
  wasm: 34_000,
  "scripts and wasm": 106_000,
  "glue, part of the scripts": 4_000,
  "texts of a language": 22_000,
  "styles of all pages": 12_000,
  fonts: 40_000,
  video: 900_000,
  "transfer before scrolling": 300_000,
};

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const GLUE = fileURLToPath(new URL("../.build/pkg/bancal.js", import.meta.url));

/** Compressed by nature, and sent as they are. */
const COMPRESSED = /\.(woff2|mp4)$/;

if (!existsSync(join(DIST, ".vite/manifest.json")) || !existsSync(GLUE)) {
  console.error("There is no built site yet: run npm run build first.");
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8"));
const files = readdirSync(DIST, { recursive: true });
const filesOf = (pattern) => files.filter((file) => pattern.test(file));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const sizes = new Map();
/** @param {string} file below `dist/` @returns {number} bytes on the wire */
function sent(file) {
  if (!sizes.has(file)) {
    const content = readFileSync(join(DIST, file));
    sizes.set(file, COMPRESSED.test(file) ? content.length : brotliCompressSync(content).length);
  }
  return sizes.get(file);
}

/** @typedef {{ what: keyof typeof BUDGETS, which: string, bytes: number }} Row */

/** Of several of a kind, the one that counts. @param {Row[]} rows @returns {Row} */
const largest = (rows) => rows.reduce((most, row) => (row.bytes > most.bytes ? row : most));

/** A page can be read once it is there with its styles, which are inside it or linked. @returns {Row[]} */
function pages() {
  return filesOf(/\.html$/).map((file) => {
    const html = readFileSync(join(DIST, file), "utf8");
    const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    const styles = links.map((link) => link.match(/href="\/([^"]+)"/)[1]);
    return {
      what: "page: HTML and styles",
      which: file,
      bytes: sum([file, ...styles].map(sent)),
    };
  });
}

/** @param {string[]} names in the manifest @returns {Set<string>} their files, and those that they import */
function withImports(names, found = new Set()) {
  for (const name of names) {
    const { file, imports = [] } = manifest[name];
    if (!found.has(file)) withImports(imports, found.add(file));
  }
  return found;
}

/** The entry, and the chunk of the page that the visitor comes to. @returns {Row[]} */
function firstVisits() {
  const names = Object.keys(manifest);
  const entries = names.filter((name) => manifest[name].isEntry);
  return names
    .filter((name) => name.startsWith("routes/"))
    .map((route) => ({
      what: "scripts of a first visit",
      which: manifest[route].name,
      bytes: sum([...withImports([...entries, route])].map(sent)),
    }));
}

/** What wasm-bindgen wrote, made small alone: in the bundle it is not to be told from the rest. */
async function glue() {
  const { build } = await import("vite");
  const { output } = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: 0,
      rolldownOptions: { input: GLUE, preserveEntrySignatures: "strict" },
    },
  });
  return brotliCompressSync(output.find(({ type }) => type === "chunk").code).length;
}

/** @returns {Promise<Row[]>} */
async function weigh() {
  const scripts = largest(firstVisits());
  const wasm = sum(filesOf(/\.wasm$/).map(sent));
  const each = (what, found) => found.map((which) => ({ what, which, bytes: sent(which) }));
  const texts = Object.values(manifest).filter(({ src }) => src?.includes(".build/locales/"));
  return [
    largest(pages()),
    scripts,
    { what: "wasm", which: "", bytes: wasm },
    { what: "scripts and wasm", which: scripts.which, bytes: scripts.bytes + wasm },
    { what: "glue, part of the scripts", which: "", bytes: await glue() },
    largest(
      each(
        "texts of a language",
        texts.map(({ file }) => file),
      ),
    ),
    { what: "styles of all pages", which: "", bytes: sum(filesOf(/\.css$/).map(sent)) },
    { what: "fonts", which: "", bytes: sum(filesOf(/\.woff2$/).map(sent)) },
    ...each("video", filesOf(/\.mp4$/)),
  ];
}

/** @param {Row[]} rows */
function print(rows) {
  const table = rows.map(({ what, which, bytes }) => ({
    what,
    which,
    bytes,
    budget: BUDGETS[what],
    verdict: bytes > BUDGETS[what] ? `${bytes - BUDGETS[what]} too many` : "",
  }));
  console.table(table);
}

const rows = await weigh();
if (process.argv.includes("--transfer")) {
  const { transfers } = await import("./transfer.mjs");
  rows.push(...(await transfers()).map((row) => ({ what: "transfer before scrolling", ...row })));
}
print(rows);
const past = rows.filter(({ what, bytes }) => bytes > BUDGETS[what]);
if (past.length > 0) {
  console.error(`Past the budget: ${past.map(({ what }) => what).join(", ")}.`);
  process.exit(1);
}
