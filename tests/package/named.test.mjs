/** The copy of the WebAssembly for developers: the visitors' own but for the names of its functions, which traps show. */
import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { withoutNames } from "../../scripts/build/short-names.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { EXPECTED, forConsumers, install, OUTSIDE } from "./consumer.mjs";
import { memoryOf } from "./misuse.mjs";

const PACKAGE = pathToFileURL(`${BUILD}/pkg/`);
const NAMED = "bancal_named.wasm";
/** As the README has it. */
const WITH_BUNDLERS = `new URL("bancal/${NAMED}", import.meta.url)`;
const IN_NODE = `new URL(import.meta.resolve("bancal/${NAMED}"))`;

const shared = forConsumers();

/** The content of a module's section of names, or nothing. */
function namesOf(wasm) {
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(wasm), "name");
  return section && Buffer.from(section).toString();
}

test("it has the names of the core's functions, and nothing else that visitors do not get", async () => {
  const [visitors, named] = await Promise.all(
    ["bancal_bg.wasm", NAMED].map((file) => readFile(new URL(file, PACKAGE))),
  );
  assert.equal(namesOf(visitors), undefined);
  assert.match(namesOf(named), /bancal_core\S*::routes?::/);
  assert.ok(withoutNames(named).equals(visitors));
});

test("a trap shows in which functions it happened", async () => {
  const copy = join(OUTSIDE, "trap");
  await cp(PACKAGE, copy, { recursive: true });
  const core = await import(pathToFileURL(join(copy, "node.js")));
  const memory = await memoryOf(() => core.default({ moduleOrPath: new URL(NAMED, PACKAGE) }));
  await core.loadLanguage("en");
  assert.equal(core.routeView("/en/faq").view.meta.title, EXPECTED.title);
  new Uint8Array(memory.buffer).fill(255);
  assert.throws(
    () => {
      for (let call = 0; call < 100; call += 1) core.routeView("/en/faq");
    },
    { name: "RuntimeError", stack: /__wbindgen_malloc/ },
  );
});

/** A consumer that asks for the copy in one of the README's ways, and gets nothing out of the other file. */
async function asking(name, address) {
  const readme = await readFile(new URL("README.md", PACKAGE), "utf8");
  assert.ok(readme.includes(address), "the README says so");
  const folder = await install(name, shared.tarball);
  const main = join(folder, "main.js");
  const code = await readFile(main, "utf8");
  const changed = code.replace("init()", `init({ moduleOrPath: ${address} })`);
  assert.notEqual(changed, code);
  await writeFile(main, changed);
  await writeFile(join(folder, "node_modules/bancal/bancal_bg.wasm"), "");
  return folder;
}

test("Node takes it from the packed package", async () => {
  const folder = await asking("node", IN_NODE);
  const output = await run("npm", ["start", "--silent"], { cwd: folder });
  assert.deepEqual(JSON.parse(output), EXPECTED);
});

for (const bundler of ["vite", "webpack"]) {
  test(`${bundler} takes it from the packed package`, async () => {
    const folder = await asking(bundler, WITH_BUNDLERS);
    await run("npm", ["run", "build"], { cwd: folder });
    await cp(join(folder, "index.html"), join(folder, "dist/index.html"), { force: false });
    assert.deepEqual(await shared.browser.shownBy(join(folder, "dist")), EXPECTED);
  });
}
