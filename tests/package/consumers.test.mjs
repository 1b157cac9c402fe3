/** The packed package, used with each tool that its README names: one title shown, one form checked. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { run } from "../../scripts/lib/run.mjs";
import { EXPECTED, install, open, pack } from "./consumer.mjs";

let tarball;
let browser;

before(async () => {
  tarball = await pack();
  browser = await open();
});
after(() => browser?.close());

test("Vite builds it", async () => {
  const folder = await install("vite", tarball);
  await run("npm", ["run", "build"], { cwd: folder });
  assert.deepEqual(await browser.shownBy(join(folder, "dist")), EXPECTED);
});

test("Vite serves it while developing", async () => {
  const folder = await install("vite", tarball);
  const vite = await import(pathToFileURL(join(folder, "node_modules/vite/dist/node/index.js")));
  const server = await vite.createServer({
    root: folder,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1" },
  });
  try {
    await server.listen();
    assert.deepEqual(await browser.shown(server.resolvedUrls.local[0]), EXPECTED);
  } finally {
    await server.close();
  }
});

for (const bundler of ["webpack", "esbuild"]) {
  test(`${bundler} builds it`, async () => {
    const folder = await install(bundler, tarball);
    await run("npm", ["run", "build"], { cwd: folder });
    await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
    assert.deepEqual(await browser.shownBy(join(folder, "dist")), EXPECTED);
  });
}

test("a page uses it without a bundler", async () => {
  assert.deepEqual(await browser.shownBy(await install("plain", tarball)), EXPECTED);
});

test("a page with a Content-Security-Policy uses it", async () => {
  assert.deepEqual(await browser.shownBy(await install("policy", tarball)), EXPECTED);
});

test("a worker uses it", async () => {
  assert.deepEqual(await browser.shownBy(await install("worker", tarball)), EXPECTED);
});

test("Node uses it", async () => {
  const folder = await install("node", tarball);
  const output = await run("npm", ["start", "--silent"], { cwd: folder });
  assert.deepEqual(JSON.parse(output), EXPECTED);
});
