/** What the package declares: for TypeScript of several ages, with and without the DOM, and for those who check packages. */
import assert from "node:assert/strict";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installed } from "../../scripts/lib/installed.mjs";
import { outcome, run } from "../../scripts/lib/run.mjs";
import { install, pack } from "./consumer.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

let tarball;
let tools;
let project;

before(async () => {
  tarball = await pack();
  tools = join(await installed(at("tools")), "node_modules");
  project = await install("types", tarball);
  await symlink(join(tools, "@types"), join(project, "node_modules/@types"));
  await symlink(join(tools, "undici-types"), join(project, "node_modules/undici-types"));
});

const COMPILERS = {
  "TypeScript 5.4": () => join(tools, "typescript-5.4/bin/tsc"),
  "TypeScript 5.9": () => join(tools, "typescript-5.9/bin/tsc"),
  "this project's TypeScript": () => at("../../node_modules/.bin/tsc"),
};

for (const [name, compiler] of Object.entries(COMPILERS)) {
  for (const config of ["bundler.json", "node.json", "without-dom.json"]) {
    test(`${name} takes it in a strict project: ${config}`, async () => {
      await run(compiler(), ["--project", config], { cwd: project });
    });
  }
}

test("every function is declared with an example and with what it throws", async () => {
  const { default: ts } = await import(
    pathToFileURL(join(tools, "typescript-5.9/lib/typescript.js"))
  );
  const entry = join(project, "node_modules/bancal/bancal.d.ts");
  const program = ts.createProgram([entry], { module: ts.ModuleKind.NodeNext });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(entry)),
  );
  const tagsOf = (symbol) => symbol.getJsDocTags(checker).map(({ name, text }) => text && name);
  const functions = exported
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter(({ flags }) => flags & ts.SymbolFlags.Function);
  assert.equal(functions.length, 20);
  for (const tag of ["example", "throws"]) {
    const without = functions.filter((symbol) => !tagsOf(symbol).includes(tag));
    assert.deepEqual(
      without.map(({ name }) => name),
      [],
      `without @${tag}`,
    );
  }
});

test("publint finds nothing", async () => {
  const { code, output } = await outcome(join(tools, ".bin/publint"), ["--strict", tarball]);
  assert.equal(code, 0, output);
});

test("attw finds nothing where modules are resolved as today", async () => {
  const args = [tarball, "--profile", "esm-only", "--no-emoji", "--no-color"];
  const { code, output } = await outcome(join(tools, ".bin/attw"), args);
  assert.equal(code, 0, output);
});
