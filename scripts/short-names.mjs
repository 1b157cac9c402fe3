/**
 * Short names for what crosses between the WebAssembly and its glue. wasm-bindgen's own carry a hash each, which no
 * compressor makes smaller: 1.2 kB of the WebAssembly and 0.8 kB of the glue on the wire.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "./run.mjs";

/** @param {string} folder what wasm-pack wrote */
export async function shortenNames(folder) {
  const wasm = join(folder, "bancal_bg.wasm");
  const names = JSON.parse(
    await run("wasm-opt", [
      ...[
        "--detect-features",
        "--minify-imports-and-exports-and-modules",
        "--strip-target-features",
      ],
      ...[wasm, "-o", wasm],
    ]),
  );
  const edit = async (file, change) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
  await edit("bancal.js", (glue) => renamed(glue, names));
  await edit("bancal.d.ts", opaque);
}

/**
 * @param {string} glue what wasm-bindgen wrote
 * @param {{ imports: [module: string, name: string, short: string][], exports: [name: string, short: string][] }} names
 *   as wasm-opt tells them, which calls the module of the imports `a`
 * @returns {string} throws when an import is not found
 */
export function renamed(glue, { imports, exports }) {
  const imported = new Map(imports.map(([, name, short]) => [name, short]));
  const exported = new Map(exports);
  const missing = new Set(imported.keys());
  const text = glue
    .replace(/(?<=^ {8})\w+(?=: function)/gm, (name) => {
      missing.delete(name);
      return imported.get(name) ?? name;
    })
    .replace(/(?<=\bwasm\.)\w+/g, (name) => exported.get(name) ?? name)
    .replace('"./bancal_bg.js": import0', "a: import0");
  if (missing.size > 0) throw new Error(`not in the glue: ${[...missing].join(", ")}`);
  return text;
}

/** The names are nobody's business, and not those that wasm-bindgen declares. */
const opaque = (declarations) =>
  declarations.replace(
    /export interface InitOutput \{.*?^\}/ms,
    "/** The exports of the WebAssembly, which only the package itself calls. */\nexport type InitOutput = Readonly<Record<string, unknown>>;",
  );
