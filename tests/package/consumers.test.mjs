/** The packed package, used with each tool that its README names: one title shown, one form checked. */
import assert from "node:assert/strict";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { launch } from "../../scripts/browser.mjs";
import { run } from "../../scripts/run.mjs";
import { install, pack, serve } from "./consumer.mjs";

const views = JSON.parse(
  await readFile(new URL("../../crates/core/snapshots/en.json", import.meta.url), "utf8"),
);
const EXPECTED = {
  title: views["/en/faq"].meta.title,
  fields: ["user_email", "user_machinery", "user_city", "user_rentalDays"],
};
const PATIENCE = 20_000;

let tarball;
let browser;

before(async () => {
  tarball = await pack();
  browser = await launch();
});
after(() => browser?.close());

/** What a page shows once it has used the package; rejects with the first error of its console. */
async function shown(url) {
  const page = await browser.newPage();
  const failed = new Promise((_, reject) => {
    page.on("pageerror", reject);
    page.on("console", (line) => {
      if (["error", "warning"].includes(line.type())) reject(new Error(line.text()));
    });
  });
  const report = async () => {
    await page.goto(url);
    const fields = await page.locator("main:not(:empty)").textContent({ timeout: PATIENCE });
    return { title: await page.title(), fields: fields.split(" ") };
  };
  try {
    return await Promise.race([report(), failed]);
  } finally {
    await page.close();
  }
}

async function shownBy(folder) {
  const server = await serve(folder);
  try {
    return await shown(server.url);
  } finally {
    server.close();
  }
}

test("Vite builds it", async () => {
  const folder = await install("vite", tarball);
  await run("npm", ["run", "build"], { cwd: folder });
  assert.deepEqual(await shownBy(join(folder, "dist")), EXPECTED);
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
    assert.deepEqual(await shown(server.resolvedUrls.local[0]), EXPECTED);
  } finally {
    await server.close();
  }
});

for (const bundler of ["webpack", "esbuild"]) {
  test(`${bundler} builds it`, async () => {
    const folder = await install(bundler, tarball);
    await run("npm", ["run", "build"], { cwd: folder });
    await cp(join(folder, "index.html"), join(folder, "dist/index.html"));
    assert.deepEqual(await shownBy(join(folder, "dist")), EXPECTED);
  });
}

test("a page uses it without a bundler", async () => {
  assert.deepEqual(await shownBy(await install("plain", tarball)), EXPECTED);
});

test("a worker uses it", async () => {
  assert.deepEqual(await shownBy(await install("worker", tarball)), EXPECTED);
});

test("Node uses it", async () => {
  const folder = await install("node", tarball);
  const output = await run("npm", ["start", "--silent"], { cwd: folder });
  assert.deepEqual(JSON.parse(output), EXPECTED);
});

test("a strict TypeScript project uses it, however it resolves modules", async () => {
  const folder = await install("types", tarball);
  const tsc = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
  for (const config of ["bundler.json", "node.json"]) {
    await run(tsc, ["--project", config], { cwd: folder });
  }
});
