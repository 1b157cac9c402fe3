/** `npm run test:consumers`: the package built without unstable options of the compiler is the same package. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { CODES, prefixOf } from "../../scripts/lib/languages.mjs";
import { BUILD, ROOT } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";

const OWN = new URL(`file://${BUILD}/pkg/`);
const STABLE = new URL(`file://${ROOT}.build/package/pkg/`);

/** @param {URL} folder the title of the home page in every language, as the package in it has it */
async function titles(folder) {
  const entry = new URL("node.js", folder).href;
  const { default: init, loadLanguage, routeView } = await import(entry);
  await init();
  const found = [];
  for (const code of CODES) {
    await loadLanguage(code);
    found.push(routeView(prefixOf(code) || "/").view.meta.title);
  }
  return found;
}

test("it has the same files, declarations and answers", async () => {
  await run("node", ["scripts/build/build.mjs", "--core", "--stable"], {
    cwd: ROOT,
    env: { SITE_FOR: "package" },
  });
  assert.deepEqual(await readdir(STABLE), await readdir(OWN));
  for (const file of ["bancal.d.ts", "bancal_bg.d.ts", "types.d.ts", "package.json"]) {
    const [stable, own] = await Promise.all(
      [STABLE, OWN].map((folder) => readFile(new URL(file, folder), "utf8")),
    );
    assert.equal(stable, own, file);
  }
  assert.deepEqual(await titles(STABLE), await titles(OWN));
});
