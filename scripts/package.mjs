/** Makes a package that others can install of what wasm-pack wrote. */
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What wasm-bindgen writes, and what takes its place: any use of the instance before there is one is told in words. */
const GUARD = [
  ["let wasmModule, wasmInstance, wasm;", "let wasmModule, wasmInstance, wasm = notInitialised();"],
  ["if (wasm !== undefined) return wasm;", "if (wasmInstance !== undefined) return wasm;"],
];

const NOT_INITIALISED = `
function notInitialised() {
    const message = "bancal is not initialised yet: await init() before any other call";
    return new Proxy({}, { get() { throw Object.assign(new Error(message), { name: "NotInitializedError" }); } });
}
`;

/** @param {string} glue what wasm-bindgen wrote @returns {string} */
export function guarded(glue) {
  for (const [written] of GUARD) {
    if (!glue.includes(written)) throw new Error(`wasm-bindgen no longer writes "${written}"`);
  }
  return GUARD.reduce((text, [from, to]) => text.replaceAll(from, to), glue) + NOT_INITIALISED;
}

/**
 * @param {object} options
 * @param {string} options.folder what wasm-pack wrote
 * @param {string} options.dictionaries folder of the dictionary files
 * @param {string} options.sources folder of the hand-written modules of the package
 */
export async function completePackage({ folder, dictionaries, sources }) {
  const edit = async (file, change) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
  await cp(sources, folder, { recursive: true });
  await cp(dictionaries, join(folder, "locales"), { recursive: true });
  await edit("bancal.js", guarded);
  await edit("package.json", (text) => {
    const generated = JSON.parse(text);
    const complete = {
      ...generated,
      engines: { node: ">=20" },
      files: [...generated.files, "files.js", "files.d.ts", "locales"],
      exports: {
        ".": { types: `./${generated.types}`, default: `./${generated.main}` },
        "./files": { types: "./files.d.ts", default: "./files.js" },
        "./bancal_bg.wasm": "./bancal_bg.wasm",
        "./locales/*": "./locales/*",
        "./package.json": "./package.json",
      },
      sideEffects: false,
    };
    return `${JSON.stringify(complete, null, 2)}\n`;
  });
}
