/**
 * `node visitor.mjs <.build>`: time and memory of the core of a build for a visitor of one language, as JSON. Runs in
 * a separate process, because the cores of all builds are modules of the same name.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 50;
const QUERIES = [
  ...[
    "excavadora",
    "excabadora 3 t",
    "tijera 12 m",
    "martillo para romper hormigón",
    "radial",
    "exc",
  ],
  ...["achicar agua de un sótano inundado", "pressure washer", "cortadora de azulejos", "piano"],
];
const PAGES = { home: "/", category: "/maquinaria/alquiler-dumpers", contact: "/contacto" };

const built = process.argv[2];
const wasm = readFileSync(join(built, "pkg/bancal_bg.wasm"));
const texts = readFileSync(join(built, "locales/es.txt"));
const core = await import(pathToFileURL(join(built, "pkg/node.js")).href);
/** The instances are private to the package, so their memories are found when they are created: core, then search. */
const { instantiate } = WebAssembly;
const memories = [];
WebAssembly.instantiate = async (...values) => {
  const instance = await instantiate(...values);
  memories.push(
    Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory),
  );
  return instance;
};
await core.default();
await core.loadLanguage("es");

/** Milliseconds of the fastest of several runs: other load of the machine can only add to it. */
function viewTime(path) {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    core.routeView(path);
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** Milliseconds within which 95 of 100 searches end, of the faster half: other load of the machine can only add. */
async function searchTime() {
  await core.search("", "es");
  const times = [];
  for (const query of QUERIES) {
    const rounds = [];
    while (rounds.length < ROUNDS) {
      const begun = performance.now();
      await core.search(query, "es");
      rounds.push(performance.now() - begun);
    }
    times.push(...rounds.sort((a, b) => a - b).slice(0, ROUNDS / 2));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

const views = Object.entries(PAGES).map(([page, path]) => [page, viewTime(path)]);
const memoryOfViews = memories[0].buffer.byteLength;
const search = await searchTime();
console.log(
  JSON.stringify({
    wasm: wasm.length,
    texts: texts.length,
    views: Object.fromEntries(views),
    memory: memoryOfViews,
    search,
    searchMemory: memories[1].buffer.byteLength,
  }),
);
