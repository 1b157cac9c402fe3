/**
 * `node visitor.mjs <.build>`: time and memory of the core of a build for a visitor of one language, as JSON. Runs in
 * a separate process, because the cores of all builds are modules of the same name.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROUNDS = 50;
const PAGES = { home: "/", category: "/maquinaria/alquiler-dumpers", contact: "/contacto" };

const built = process.argv[2];
const wasm = readFileSync(join(built, "pkg/bancal_bg.wasm"));
const texts = readFileSync(join(built, "locales/es.txt"));
const core = await import(pathToFileURL(join(built, "pkg/bancal.js")).href);
/** The instance is private to the package, so its memory is found when it is created. */
const { Instance } = WebAssembly;
let memory;
WebAssembly.Instance = class extends Instance {
  constructor(...values) {
    super(...values);
    memory = Object.values(this.exports).find((value) => value instanceof WebAssembly.Memory);
  }
};
core.initSync({ module: wasm });
core.addDictionary(texts.toString());

/** Milliseconds of the fastest of several runs: other load of the machine can only add to it. */
function viewTime(path) {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    core.routeView(path);
    return performance.now() - begun;
  });
  return Math.min(...times);
}

const views = Object.entries(PAGES).map(([page, path]) => [page, viewTime(path)]);
console.log(
  JSON.stringify({
    wasm: wasm.length,
    texts: texts.length,
    views: Object.fromEntries(views),
    memory: memory.buffer.byteLength,
  }),
);
