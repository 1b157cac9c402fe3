/** The packed package, used with each tool that its README names: one title shown, one form checked. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { run } from "../../scripts/lib/run.mjs";
import { EXPECTED, forConsumers, install, shownByVite } from "./consumer.mjs";

const shared = forConsumers();

test("Vite builds it", async () => {
  const folder = await install("vite", shared.tarball);
  await run("npm", ["run", "build"], { cwd: folder });
  assert.deepEqual(await shared.browser.shownBy(join(folder, "dist")), EXPECTED);
});

test("Vite serves it while developing", async () => {
  const folder = await install("vite", shared.tarball);
  assert.deepEqual(await shownByVite(folder, shared.browser), EXPECTED);
});

for (const bundler of ["webpack", "esbuild"]) {
  test(`${bundler} builds it`, async () => {
    const folder = await install(bundler, shared.tarball);
    await run("npm", ["run", "build"], { cwd: folder });
    await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
    assert.deepEqual(await shared.browser.shownBy(join(folder, "dist")), EXPECTED);
  });
}

test("a page uses it without a bundler", async () => {
  assert.deepEqual(await shared.browser.shownBy(await install("plain", shared.tarball)), EXPECTED);
});

test("a page with a Content-Security-Policy uses it", async () => {
  assert.deepEqual(await shared.browser.shownBy(await install("policy", shared.tarball)), EXPECTED);
});

test("a worker uses it", async () => {
  assert.deepEqual(await shared.browser.shownBy(await install("worker", shared.tarball)), EXPECTED);
});

test("Node uses it", async () => {
  const folder = await install("node", shared.tarball);
  const output = await run("npm", ["start", "--silent"], { cwd: folder });
  assert.deepEqual(JSON.parse(output), EXPECTED);
});
