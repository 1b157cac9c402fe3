/** The package as a program that has just started has it, and a server of its WebAssembly. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import { BUILD } from "../../scripts/lib/paths.mjs";

export const PACKAGE = pathToFileURL(`${BUILD}/pkg/`);

export const bytes = await readFile(new URL("bancal_bg.wasm", PACKAGE));
export const texts = await readFile(new URL("locales/es.txt", PACKAGE), "utf8");

/** How the server of the WebAssembly answers: tests that change it set it back. */
export const answer = { status: 200, type: "application/wasm" };
/** The address of the WebAssembly, once the server listens. */
export let url;

let server;
let copies;

before(async () => {
  copies = await mkdtemp(join(tmpdir(), "package-"));
  server = createServer((_, response) => {
    response.writeHead(answer.status, { "content-type": answer.type }).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${server.address().port}/bancal_bg.wasm`;
});
after(async () => {
  server.close();
  await rm(copies, { recursive: true, force: true });
});

let copied = 0;

/** The package as a program that has just started has it. */
export async function fresh(entry = "bancal.js") {
  copied += 1;
  const folder = join(copies, String(copied));
  await cp(PACKAGE, folder, { recursive: true });
  return import(pathToFileURL(join(folder, entry)));
}

/** A core that is initialised has a view once it has its texts. */
export function works(core) {
  core.addDictionary(texts);
  assert.equal(core.routeView("/faq").status, "ready");
}
