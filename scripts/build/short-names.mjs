/**
 * Short names for imports and exports of the WebAssembly. Those of wasm-bindgen contain hashes, which cannot be
 * compressed: this saves 1.2 kB of the WebAssembly and 0.8 kB of the glue. A copy for developers keeps the function
 * names.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../lib/run.mjs";

/** The first bytes of a module, its magic number and version, and the kind of its custom sections. */
const HEADER = 8;
const CUSTOM = 0;

/** @param {string} folder output of wasm-pack */
export async function shortenNames(folder) {
  const wasm = join(folder, "bancal_bg.wasm");
  const named = join(folder, "bancal_named.wasm");
  const names = JSON.parse(
    await run("wasm-opt", [
      ...[
        "--detect-features",
        "--minify-imports-and-exports-and-modules",
        "--strip-target-features",
        // Reading adds local variables: merged, and numbered by how often each is used, they compress better.
        "--coalesce-locals",
        "--reorder-locals",
        "-g",
      ],
      ...[wasm, "-o", named],
    ]),
  );
  await writeFile(wasm, withoutNames(await readFile(named)));
  const edit = async (file, change) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
  await edit("bancal.js", (glue) => renamed(glue, names));
}

/**
 * @param {Uint8Array} wasm
 * @returns {Buffer} the same without the function names of its section `name`
 */
export function withoutNames(wasm) {
  const sections = [wasm.subarray(0, HEADER)];
  for (let start = HEADER; start < wasm.length; ) {
    const [size, content] = leb(wasm, start + 1);
    const [length, name] = leb(wasm, content);
    const isNames =
      wasm[start] === CUSTOM &&
      String.fromCharCode(...wasm.subarray(name, name + length)) === "name";
    if (!isNames) sections.push(wasm.subarray(start, content + size));
    start = content + size;
  }
  return Buffer.concat(sections);
}

/** Decodes an unsigned number of WebAssembly (LEB128). @returns {[value: number, end: number]} */
function leb(bytes, start) {
  let value = 0;
  let end = start;
  do value |= (bytes[end] & 127) << (7 * (end - start));
  while (bytes[end++] > 127);
  return [value, end];
}

/**
 * @param {string} glue output of wasm-bindgen
 * @param {{ imports: [module: string, name: string, short: string][], exports: [name: string, short: string][] }} names
 *   as printed by wasm-opt, which names the module of the imports `a`
 * @returns {string} throws when an import is not found
 */
export function renamed(glue, { imports, exports }) {
  const imported = new Map(imports.map(([, name, short]) => [name, short]));
  const exported = new Map(exports);
  const missing = new Set(imported.keys());
  const module = '"./bancal_bg.js": import0';
  if (!glue.includes(module)) throw new Error(`not in the glue: ${module}`);
  const unused = new Set(exported.keys());
  const text = glue
    .replace(/(?<=^ {8})\w+(?=: function)/gm, (name) => {
      missing.delete(name);
      return imported.get(name) ?? name;
    })
    .replace(/(?<=\bwasm\.)\w+/g, (name) => {
      unused.delete(name);
      return exported.get(name) ?? name;
    })
    .replace(module, "a: import0");
  if (unused.size === exported.size) throw new Error("no export is in the glue");
  if (missing.size > 0) throw new Error(`not in the glue: ${[...missing].join(", ")}`);
  return text;
}
