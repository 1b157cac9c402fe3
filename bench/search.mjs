/** The search beside three libraries with the same words: what they find, how large they are, and how long they take. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { CODES } from "../scripts/lib/languages.mjs";
import { BUILD, ROOT } from "../scripts/lib/paths.mjs";
import { median, table } from "../scripts/measure/report.mjs";
import { documents, folded } from "./search/documents.mjs";
import { keystrokes } from "./search/keystrokes.mjs";

const LIBRARIES = { MiniSearch: "minisearch", "Fuse.js": "fuse", Orama: "orama" };
const OWN = "this search";
const QUERIES = join(ROOT, "tests/search");
const PACKAGE = join(BUILD, "pkg");

const weight = (...parts) =>
  parts.reduce((sum, part) => sum + brotliCompressSync(Buffer.from(part)).length, 0) / 1000;
const percent = (part, whole) => Math.round((100 * part) / whole);
const micros = (milliseconds) => (milliseconds * 1000).toFixed(0);

/** A function from a query and a language to ids, the best first, and what it weighs: script, and index of Spanish. */
async function own() {
  const core = await import(pathToFileURL(join(PACKAGE, "node.js")).href);
  await core.default();
  for (const code of CODES) {
    await core.loadLanguage(code);
    await core.search("", code);
  }
  const file = (name) => readFileSync(join(PACKAGE, name));
  return {
    find: async (query, language) =>
      (await core.search(query, language)).results.map(({ id }) => id),
    script: weight(file("bancal_search_bg.wasm"), file("bancal_search_bg.js")),
    index: weight(file("search/search-es.txt")),
  };
}

async function library(name) {
  const outDir = join(BUILD, "bench/search");
  const entry = fileURLToPath(new URL(`search/${name}.mjs`, import.meta.url));
  const lib = { entry, formats: ["es"], fileName: name };
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { outDir, emptyOutDir: false, minify: true, target: "es2022", lib },
  });
  const built = join(outDir, `${name}.js`);
  const { create } = await import(pathToFileURL(built).href);
  const indexes = {};
  for (const code of CODES) {
    const given = documents(code);
    indexes[code] = { given, search: create(given) };
  }
  return {
    find: async (query, language) => {
      const { given, search } = indexes[language];
      const [first, ...rest] = search(folded(query)).map((id) => given[id].item);
      // As in this search, the best match decides that something is not for rent.
      return first === undefined || first === "" ? [] : [first, ...rest].filter(Boolean);
    },
    script: weight(readFileSync(built)),
    index: weight(JSON.stringify(documents("es"))),
  };
}

/** All sets of queries, by file, in order. */
const queries = () =>
  readdirSync(QUERIES)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(join(QUERIES, file), "utf8"))]);

async function allEngines() {
  const engines = { [OWN]: await own() };
  for (const [name, file] of Object.entries(LIBRARIES)) engines[name] = await library(file);
  return engines;
}

/** Where the first right answer to a query stands among the first three, or -1; where there is none, whether it is silent. */
async function placeOf({ query, language, expect }, { find }) {
  const found = await find(query, language);
  return expect.length === 0
    ? found.length === 0
    : found.slice(0, 3).findIndex((id) => expect.includes(id));
}

/** "first / among three" of queries with an answer, or the share of silence, in percent. */
function cell(set, places, isIn) {
  const own = places.filter((_, number) => isIn(set[number]));
  if (own.every((place) => typeof place === "boolean"))
    return String(percent(own.filter(Boolean).length, own.length));
  const first = own.filter((place) => place === 0).length;
  const three = own.filter((place) => place >= 0).length;
  return `${percent(first, own.length)} / ${percent(three, own.length)}`;
}

/** What is found, and what has to be loaded for it: the same on each machine. @returns {Promise<{ results: string }>} */
export async function search() {
  const engines = await allEngines();
  const names = Object.keys(engines);
  const parts = [];
  for (const [file, set] of queries()) {
    const places = {};
    for (const name of names) {
      places[name] = [];
      for (const query of set) places[name].push(await placeOf(query, engines[name]));
    }
    const row = (what, isIn) => [
      what,
      set.filter(isIn).length,
      ...names.map((name) => cell(set, places[name], isIn)),
    ];
    const classes = [...new Set(set.map((query) => query.class))].filter((one) => one !== "none");
    parts.push(
      `\`${file}\`, first / among the first three, and silence where there is nothing, in percent:`,
      table(
        ["class", "queries", ...names],
        [
          ...classes.map((one) => row(one, (query) => query.class === one)),
          row("all with an answer", (query) => query.class !== "none"),
          row("nothing for rent", (query) => query.class === "none"),
        ],
      ),
    );
  }
  parts.push(
    "Sizes, compressed with brotli:",
    table(
      ["", "script, kB", "words, kB"],
      names.map((name) => {
        const { script, index } = engines[name];
        return [name, script.toFixed(1), index.toFixed(1)];
      }),
    ),
  );
  return { results: parts.join("\n\n") };
}

/** @param {number} runs @returns {Promise<{ results: string, runs: number }>} */
export async function searchTimes(runs) {
  const engines = await allEngines();
  const all = queries().flatMap(([, set]) => set);
  const rows = [];
  for (const [name, { find }] of Object.entries(engines)) {
    const times = [];
    // The first run compiles what the others use.
    for (let run = 0; run <= runs; run += 1)
      for (const { query, language } of all) {
        const begun = performance.now();
        await find(query, language);
        if (run > 0) times.push(performance.now() - begun);
      }
    const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
    rows.push([name, micros(median(times)), micros(slow)]);
  }
  const results = [
    "A query in Node, once everything is loaded:",
    table(["", "median, µs", "95 %, µs"], rows),
    await keystrokes(),
  ];
  return { results: results.join("\n\n"), runs };
}
