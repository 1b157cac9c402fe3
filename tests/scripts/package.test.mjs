import { expect, test } from "vitest";
import { factory, marked, separated } from "../../scripts/build/package.mjs";
import { renamed, withoutNames } from "../../scripts/build/short-names.mjs";

const GLUE = `
export function routeView() {
    return wasm.routeView(wasm.memory);
}
function __wbg_get_imports() {
    const import0 = {
        __wbg_abort_f8d1589eb0c65ee2: function(arg0) {
        },
    };
    return { "./bancal_bg.js": import0 };
}
const request = (arg0) => fetch(arg0);
let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init() {
    wasm.start();
    return wasm;
}
export { initSync, __wbg_init as default };
`;
const NAMES = {
  imports: [["./bancal_bg.js", "__wbg_abort_f8d1589eb0c65ee2", "a"]],
  exports: [
    ["routeView", "b"],
    ["memory", "c"],
    ["__instance_terminated", "d"],
  ],
};

test("names are shortened where glue and WebAssembly meet, and nowhere else", () => {
  const text = renamed(GLUE, NAMES);
  expect(text).toContain("export function routeView()");
  expect(text).toContain("wasm.b(wasm.c)");
  expect(text).toContain("        a: function(arg0)");
  expect(text).toContain("{ a: import0 }");
});

test("an import that the glue does not have stops the build", () => {
  const names = { ...NAMES, imports: [...NAMES.imports, ["./bancal_bg.js", "__wbg_new", "e"]] };
  expect(() => renamed(GLUE, names)).toThrow("not in the glue: __wbg_new");
});

test("glue that names no export, or its imports in another way, stops the build", () => {
  expect(() => renamed(GLUE, { ...NAMES, exports: [["other", "b"]] })).toThrow("no export");
  expect(() => renamed(GLUE.replace(": import0", ": import1"), NAMES)).toThrow("not in the glue");
});

test("the glue becomes a function that makes an instance's functions, without its loader", () => {
  const text = factory(GLUE, "1234abcd");
  expect(text).toContain('export const BUILD = "1234abcd"');
  expect(text).toContain("export default function createGlue(fetch)");
  expect(text).toContain("\nfunction routeView()");
  expect(text).toContain("    wasm.start();");
  expect(text).not.toContain("initSync");
});

test.each(["let wasmModule", "wasm.start", "initSync", "fetch(arg0)", "export function"])(
  "glue without %s stops the build",
  (part) => {
    expect(() => factory(GLUE.replace(part, "other"), "")).toThrow("no longer writes");
  },
);

test("the types of Rust and the functions of the instance are declared apart", () => {
  const declarations = `/** A view. */
export interface View {
}

/**
 * A view of a path.
 */
export function routeView(path: string): View;

export type InitInput = string;
`;
  const { types, glue } = separated(declarations);
  expect(types).toBe("/** A view. */\nexport interface View {\n}\n");
  expect(glue).toContain('import type { View } from "./types.js"');
  expect(glue).toContain("  routeView(path: string): View;");
  expect(() => separated(types)).toThrow("no longer writes");
});

test("a mark is a section of the WebAssembly, and leaves it valid", () => {
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const module = new WebAssembly.Module(marked(empty, "1234abcd"));
  expect(WebAssembly.Module.customSections(module, "1234abcd")).toHaveLength(1);
  expect(WebAssembly.Module.customSections(module, "other")).toHaveLength(0);
});

test("names are taken out of the WebAssembly, however long they are, and nothing else", () => {
  const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  const name = [4, ...Buffer.from("name")];
  // A section of 300 bytes, whose size takes two.
  const names = [0, 0b1010_1100, 0b10, ...name, ...Array(295).fill(1)];
  const before = marked(empty, "before");
  const all = marked(Buffer.concat([before, Uint8Array.from(names)]), "after");
  expect(withoutNames(all)).toEqual(marked(before, "after"));
});
