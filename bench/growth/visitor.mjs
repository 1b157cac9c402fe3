/**
 * `node visitor.mjs <.build>`: what the core of that build costs a visitor of one language. Prints it as JSON.
 * A process of its own, since the core of each build is one module of the same name.
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
/** The package keeps its instance to itself: its memory is seen where it is made. */
const { Instance } = WebAssembly;
let memory;
WebAssembly.Instance = class extends Instance {
  constructor(...values) {
    super(...values);
    memory = Object.values(this.exports).find((own) => own instanceof WebAssembly.Memory);
  }
};
core.initSync({ module: wasm });
core.addDictionary(texts.toString());

/** In milliseconds, the fastest of some: whatever else the machine does can only add to it. */
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
