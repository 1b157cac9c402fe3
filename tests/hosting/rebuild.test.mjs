/** The local server goes on while another command builds the site anew. */
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { RULES } from "../../scripts/lib/paths.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { ask } from "./request.mjs";

let home;
let site;
const at = (...parts) => join(home, ...parts);

/** A built site with these texts in its pages. */
async function build(name, texts) {
  const { notFound } = JSON.parse(await readFile(RULES, "utf8"));
  const pages = Object.values(notFound).map((file) => [file, "unknown"]);
  for (const [file, text] of [...pages, ...Object.entries(texts)]) {
    await mkdir(dirname(at(name, file)), { recursive: true });
    await writeFile(at(name, file), text);
  }
}

before(async () => {
  home = await mkdtemp(join(tmpdir(), "rebuild-"));
  await build("dist", { "index.html": "first", "faq.html": "questions" });
  site = await startServer({ port: 0, folder: at("dist") });
});
after(async () => {
  await site.close();
  await rm(home, { recursive: true });
});

test("a new build is served whole, and while it takes the place of the one before, the answer is 503", {
  timeout: 30_000,
}, async () => {
  assert.equal((await ask(site.url)).body.toString(), "first");
  await build("next", { "index.html": "the second build", "faq.html": "questions" });
  await rename(at("dist"), at("old"));
  const between = await ask(site.url);
  assert.deepEqual([between.status, between.headers["retry-after"]], [503, "1"]);
  await rename(at("next"), at("dist"));
  assert.equal((await ask(site.url)).body.toString(), "the second build");
});

test("a file that cannot be read ends its answer, and not the server", {
  timeout: 30_000,
}, async () => {
  await rm(at("dist/faq.html"));
  await assert.rejects(ask(`${site.url}/faq`), { code: "ECONNRESET" });
  assert.equal((await ask(site.url)).status, 200);
});
