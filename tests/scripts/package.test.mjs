import { expect, test } from "vitest";
import { guarded } from "../../scripts/package.mjs";
import { renamed } from "../../scripts/short-names.mjs";

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
let wasmModule, wasmInstance, wasm;
if (wasm !== undefined) return wasm;
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
  const names = { imports: [...NAMES.imports, ["./bancal_bg.js", "__wbg_new", "e"]], exports: [] };
  expect(() => renamed(GLUE, names)).toThrow("not in the glue: __wbg_new");
});

test("glue of another shape stops the build instead of losing its guard", () => {
  expect(guarded(GLUE)).toContain("wasm = notInitialised()");
  expect(() => guarded(GLUE.replace("let wasmModule, ", "let "))).toThrow("no longer writes");
});
