/**
 * Builds the installable package: the output of wasm-pack becomes an internal module of the entry in `crates/wasm/js`,
 * which checks arguments and locates the files.
 */
import { createHash } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../lib/run.mjs";

/** Start of wasm-bindgen's code that loads the WebAssembly, which the entry replaces. */
const LOADER = "let wasmModule, wasmInstance, wasm;\n";
const START = /\bwasm\.(\w+)\(\);\n\s+return wasm;/;
/** The shipped WebAssembly, and the copy with function names. */
const WASM = ["bancal_bg.wasm", "bancal_named.wasm"];
/** The parts that are loaded when they are needed first, each a WebAssembly of its own. */
export const PARTS = ["search", "list"];
const partWasm = (part) => `bancal_${part}_bg.wasm`;
const EXPORTED = /^export function (?=(\w+)\()/gm;
const DECLARED =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:default )?function (?<name>\w+) ?(?<type>\(.*);\n/gm;

/** @returns {(condition: unknown, missing: string) => asserts condition} */
const insist = (condition, missing) => {
  if (!condition) throw new Error(`wasm-bindgen no longer writes ${missing}`);
};

/**
 * A function that creates new glue for each instance, so that no state of a failed one remains. The glue of the core
 * uses the `fetch` that is passed to it; those of its parts have none.
 * @param {string} glue output of wasm-bindgen @param {string} build @param {"fetch" | ""} parameter @returns {string}
 */
export function factory(glue, build, parameter = "fetch") {
  const [body, loader] = glue.split(LOADER);
  insist(loader, LOADER.trim());
  const start = loader.match(START)?.[1];
  insist(start, "the start of the instance");
  insist(loader.includes("export { initSync, __wbg_init as default };"), "its two loaders");
  insist(body.includes("fetch(arg0)") === Boolean(parameter), "the call of fetch as expected");
  const names = [...body.matchAll(EXPORTED)].map(([, name]) => name);
  insist(names.length > 0, "exported functions");
  insist(!body.replace(EXPORTED, "").includes("export "), "functions alone");
  return `/* Written by the build: do not edit. */
export const BUILD = "${build}";

export default function createGlue(${parameter}) {
let wasm;
${body.replace(/^\/\* @ts-self-types.*\n/, "").replace(EXPORTED, "function ")}
return {
  imports: __wbg_get_imports(),
  start(exports) {
    wasm = exports;
    wasm.${start}();
  },
  ${names.join(",\n  ")},
};
}
`;
}

/**
 * Separates the public types that come from Rust from the functions of the instance, which only the entry uses.
 * @param {string} declarations output of wasm-bindgen @param {"fetch" | ""} parameter
 * @returns {{ types: string, glue: string }}
 */
export function separated(declarations, parameter = "fetch") {
  const [exported] = declarations.split("export type InitInput");
  insist(exported !== declarations, "the type InitInput");
  const functions = [...exported.matchAll(DECLARED)].map(
    ({ groups: { name, type } }) => name + type,
  );
  insist(functions.length > 0, "the declarations of functions");
  const types = exported.replace(DECLARED, "").trimEnd();
  const used = [...types.matchAll(/^export (?:type|interface) (\w+)/gm)]
    .map(([, name]) => name)
    .filter((name) => functions.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  const imported =
    used.length > 0 ? `import type { ${used.join(", ")} } from "./types.js";\n\n` : "";
  const glue = `${imported}export declare const BUILD: string;

/** One instance of the WebAssembly. */
export interface Glue {
  readonly imports: Record<string, Record<string, (...values: never) => unknown>>;
  start(exports: object): void;
  ${functions.join(";\n  ")};
}

export default function createGlue(${parameter && `${parameter}: typeof globalThis.fetch`}): Glue;
`;
  return { types: `${types}\n`, glue };
}

/**
 * @param {Uint8Array} wasm @param {string} build
 * @returns {Buffer} the same with an empty custom section of that name
 */
export function marked(wasm, build) {
  const name = Buffer.from(build);
  return Buffer.concat([wasm, Buffer.from([0, name.length + 1, name.length]), name]);
}

/**
 * The modules that name every language: their codes, and the addresses of their dictionaries and of the indexes of the
 * search, each written out, because bundlers find files by reading the source.
 * @param {string[]} codes @returns {Record<string, string>} text by name of the file
 */
export function languageModules(codes) {
  const note = "/* Written by the build from locales/languages.json: do not edit. */\n";
  const addresses = (start) =>
    codes.map((code) => `  ${code}: new URL("${start}${code}.txt", import.meta.url),\n`).join("");
  const type = `import type { Language } from "./types.js";\n`;
  return {
    "languages.js": `${note}export const languages = ${JSON.stringify(codes)};\n`,
    "languages.d.ts": `${type}export declare const languages: readonly Language[];\n`,
    "dictionaries.js": `${note}export const locales = {\n${addresses("locales/")}};\n`,
    "dictionaries.d.ts": `${type}
/** Addresses of the dictionary files, one a language, about 50 kB of text. */
export declare const locales: Readonly<Record<Language, URL>>;
`,
    "indexes.js": `${note}export const indexes = {\n${addresses("search/search-")}};\n`,
    "indexes.d.ts": `${type}
/** Addresses of the indexes of the search, one a language, about 20 kB of text. */
export declare const indexes: Readonly<Record<Language, URL>>;
`,
  };
}

/** Compiles the modules of the entry beside those that they import. */
async function compile(sources, folder) {
  const project = join(folder, "tsconfig.json");
  const { files } = JSON.parse(await readFile(join(sources, "tsconfig.json"), "utf8"));
  const settings = {
    extends: join(sources, "tsconfig.json"),
    compilerOptions: { rootDirs: [sources, folder], rootDir: sources, outDir: folder },
    files: files.map((file) => join(sources, file)),
  };
  await writeFile(project, JSON.stringify(settings));
  await run("tsc", ["--project", project]);
  await rm(project);
}

/**
 * @param {object} options
 * @param {string} options.folder output of wasm-pack for the core
 * @param {(part: string) => string} options.partFolder output of wasm-pack for a part
 * @param {string} options.dictionaries folder of the dictionary files
 * @param {string} options.indexes folder of the indexes of the search
 * @param {string[]} options.codes of the languages
 * @param {string} options.sources folder of the modules of the entry
 */
export async function completePackage({
  folder,
  partFolder,
  dictionaries,
  indexes,
  codes,
  sources,
}) {
  const at = (file) => join(folder, file);
  const wasm = await readFile(at("bancal_bg.wasm"));
  const glue = await readFile(at("bancal.js"), "utf8");
  const { types, glue: glueTypes } = separated(await readFile(at("bancal.d.ts"), "utf8"));
  const build = createHash("sha256").update(wasm).update(glue).digest("hex").slice(0, 12);
  await cp(dictionaries, at("locales"), { recursive: true });
  await cp(indexes, at("search"), { recursive: true });
  for (const part of PARTS) {
    const output = (file) => join(partFolder(part), file);
    await cp(output(partWasm(part)), at(partWasm(part)));
    const partGlue = await readFile(output(`bancal_${part}.js`), "utf8");
    const partTypes = await readFile(output(`bancal_${part}.d.ts`), "utf8");
    await writeFile(at(`bancal_${part}_bg.js`), factory(partGlue, build, ""));
    await writeFile(at(`bancal_${part}_bg.d.ts`), separated(partTypes, "").glue);
  }
  const files = [...WASM, ...PARTS.map(partWasm)];
  for (const file of files) {
    await writeFile(at(file), marked(await readFile(at(file)), build));
  }
  await writeFile(at("bancal_bg.js"), factory(glue, build));
  await writeFile(at("bancal_bg.d.ts"), glueTypes);
  await writeFile(at("types.d.ts"), types);
  for (const [name, text] of Object.entries(languageModules(codes)))
    await writeFile(at(name), text);
  for (const generated of ["bancal.js", "bancal.d.ts"]) await rm(at(generated));
  await compile(sources, folder);
  const folders = ["locales/file.d.ts", "search/file.d.ts"];
  for (const file of [...files.map((name) => `${name}.d.ts`), ...folders]) {
    await cp(join(sources, "file.d.ts"), at(file));
  }
  await cp(join(sources, "LICENSE"), at("LICENSE"));
  const generated = JSON.parse(await readFile(at("package.json"), "utf8"));
  const entry = { types: "./bancal.d.ts", default: "./bancal.js" };
  const complete = {
    ...generated,
    private: true,
    license: "SEE LICENSE IN LICENSE",
    engines: { node: ">=20" },
    files: ["*.js", "*.d.ts", ...files, "locales", "search"],
    main: "bancal.js",
    exports: {
      ".": {
        types: entry.types,
        browser: entry.default,
        worker: entry.default,
        node: "./node.js",
        default: entry.default,
      },
      "./files": { types: "./files.d.ts", default: "./files.js" },
      ...Object.fromEntries(
        files.map((file) => [`./${file}`, { types: `./${file}.d.ts`, default: `./${file}` }]),
      ),
      "./locales/*": { types: "./locales/file.d.ts", default: "./locales/*" },
      "./search/*": { types: "./search/file.d.ts", default: "./search/*" },
      "./package.json": "./package.json",
    },
    sideEffects: ["./globals.js"],
  };
  await writeFile(at("package.json"), `${JSON.stringify(complete, null, 2)}\n`);
}
