/**
 * `npm run size`: sizes of the built site in `dist/`, compressed as hosts send it, against its budgets; fails if one is
 * exceeded. `-- --transfer` also measures, in a browser, what pages transfer before the visitor scrolls, and writes the
 * table to `docs/benchmarks.md`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { commandLine } from "../lib/commandLine.mjs";
import { BUILD, DIST, MANIFEST } from "../lib/paths.mjs";
import { matching } from "./matching.mjs";
import { saveResults, table } from "./report.mjs";
import { TRANSFER_BUDGET, transfers } from "./transfer.mjs";

/** In bytes; 14,600 is the size of the ten segments of 1460 bytes that a server sends before the first answer (RFC 6928). */
const BUDGETS = {
  "page: HTML and styles": 14_600,
  "scripts of a first visit": 87_000,
  wasm: 33_500,
  "scripts and wasm": 120_300,
  "search: wasm and its script": 21_900,
  "request list: wasm and its scripts": 20_000,
  "search: index of a language": 8_000,
  "service worker": 10_000,
  "glue, part of the scripts": 6_350,
  "texts of a language": 22_000,
  "styles of a page": 12_000,
  fonts: 40_000,
  video: 900_000,
  "transfer before scrolling": TRANSFER_BUDGET,
};

const GLUE = join(BUILD, "pkg/bancal.js");

/** Formats that are compressed already, and sent unchanged. */
const COMPRESSED = /\.(woff2|mp4)$/;

const { values: options } = commandLine({ options: { transfer: { type: "boolean" } } });
if (!existsSync(MANIFEST) || !existsSync(GLUE)) {
  console.error("There is no built site yet: run npm run build first.");
  process.exit(1);
}

const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
const files = readdirSync(DIST, { recursive: true });
const filesOf = (...patterns) => patterns.flatMap((pattern) => matching(files, pattern));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const sizes = new Map();
/** @param {string} file below `dist/` @returns {number} bytes sent: of its compressed copy, if it has one */
function sent(file) {
  const path = join(DIST, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return COMPRESSED.test(file) ? statSync(path).size : brotli(readFileSync(path, "utf8"));
}

/** @param {string} text @returns {number} bytes, compressed once: all pages have the same styles */
function brotli(text) {
  if (!sizes.has(text)) sizes.set(text, brotliCompressSync(text).length);
  return sizes.get(text);
}

/** @typedef {{ what: keyof typeof BUDGETS, which: string, bytes: number }} Row */

/** The largest of a kind. @param {Row[]} rows @returns {Row} */
const largest = (rows) => rows.reduce((most, row) => (row.bytes > most.bytes ? row : most));

/** Sizes of each page with its styles, inline or linked. @returns {Row[][]} both, page by page */
function pages() {
  return filesOf(/\.html$/).map((which) => {
    const html = readFileSync(join(DIST, which), "utf8");
    // No page waits for those with a medium, which are for paper, or for disabled ones, which are not loaded.
    const linked = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, file]) => file,
    );
    const inside = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, styles]) =>
      brotli(styles),
    );
    const styles = sum(linked.map(sent));
    return [
      { what: "page: HTML and styles", which, bytes: sent(which) + styles },
      { what: "styles of a page", which, bytes: sum(inside) + styles },
    ];
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

/** Parts that are loaded when a visitor wants them, has a request list, or has no connection; or when all is idle. */
const ON_DEMAND = [
  "MenuDialog",
  "BackgroundVideo",
  "searchInBrowser",
  "listsInBrowser",
  "ListPanel",
  "SentRequests",
  "OfflineBar",
  "register",
];

/** The scripts of every page and of one kind. @returns {Row[]} */
function firstVisits() {
  const names = Object.keys(manifest);
  const ofAll = names.filter((key) => manifest[key].name === "site");
  return names
    .filter((name) => manifest[name].isDynamicEntry && !ON_DEMAND.includes(manifest[name].name))
    .map((page) => ({
      what: "scripts of a first visit",
      which: manifest[page].name,
      bytes: sum([...withImports([...ofAll, page])].map(sent)),
    }));
}

/** The package without its files, minified alone: in the bundle it cannot be separated. */
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
  // The search is a chunk of its own, which a first visit does not load.
  const entry = output.find(({ isEntry }) => isEntry);
  const loaded = new Set([entry.fileName, ...entry.imports]);
  return sum(output.filter(({ fileName }) => loaded.has(fileName)).map(({ code }) => brotli(code)));
}

/** @returns {Promise<Row[]>} */
async function weigh() {
  const [page, styles] = [0, 1].map((kind) => largest(pages().map((page) => page[kind])));
  const scripts = largest(firstVisits());
  const wasm = sum(filesOf(/\bbancal_bg\b.*\.wasm$/).map(sent));
  // Loaded together, when a visitor wants to search.
  const search = sum(
    filesOf(/\bbancal_search_bg\b.*\.wasm$/, /\bsearchInBrowser\b.*\.js$/).map(sent),
  );
  const list = sum(
    filesOf(
      /\bbancal_list_bg\b.*\.wasm$/,
      /\blistsInBrowser\b.*\.js$/,
      /\bListPanel\b.*\.(js|css)$/,
    ).map(sent),
  );
  const each = (what, found) => found.map((which) => ({ what, which, bytes: sent(which) }));
  const ofLanguages = (folder) =>
    Object.values(manifest)
      .filter(({ src }) => new RegExp(`\\b${folder}/[\\w-]+\\.txt$`).test(src ?? ""))
      .map(({ file }) => file);
  return [
    page,
    scripts,
    { what: "wasm", which: "", bytes: wasm },
    { what: "scripts and wasm", which: scripts.which, bytes: scripts.bytes + wasm },
    { what: "glue, part of the scripts", which: "", bytes: await glue() },
    largest(each("texts of a language", ofLanguages("locales"))),
    { what: "search: wasm and its script", which: "", bytes: search },
    largest(each("search: index of a language", ofLanguages("search"))),
    { what: "request list: wasm and its scripts", which: "", bytes: list },
    { what: "service worker", which: "", bytes: sent("sw.js") },
    styles,
    { what: "fonts", which: "", bytes: sum(filesOf(/\.woff2$/).map(sent)) },
    ...each("video", filesOf(/\.mp4$/)),
  ];
}

const rows = await weigh();
let visits = [];
if (options.transfer) {
  visits = await transfers();
  for (const device of ["phone", "desktop"]) {
    const each = visits.map((visit) => ({
      which: `${visit.address}, ${device}`,
      bytes: visit[device],
    }));
    rows.push({ what: "transfer before scrolling", ...largest(each) });
  }
}
const excess = ({ what, bytes }) => Math.max(0, bytes - BUDGETS[what]);
let results = table(
  ["what", "the largest", "bytes", "budget", "too many"],
  rows.map((row) => [row.what, row.which, row.bytes, BUDGETS[row.what], excess(row) || ""]),
);
if (options.transfer) {
  const transferred = table(
    ["page", "phone, bytes", "desktop, bytes"],
    visits.map(({ address, phone, desktop }) => [address, phone, desktop]),
  );
  results += `\n\n${transferred}`;
}
console.log(results);
if (options.transfer) saveResults("size", "npm run size -- --transfer", results);
const past = new Set(rows.filter(excess).map(({ what }) => what));
if (past.size > 0) {
  console.error(`Past the budget: ${[...past].join("; ")}.`);
  process.exit(1);
}
