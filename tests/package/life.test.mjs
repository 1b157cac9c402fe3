/** The life of the package in a program: before it is initialised, when that fails, and when it is done twice. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

const PACKAGE = new URL("../../.build/pkg/", import.meta.url);

let bytes;
let texts;
let server;
let url;
/** Status of the next answer of the server. */
let status = 200;

before(async () => {
  bytes = await readFile(new URL("bancal_bg.wasm", PACKAGE));
  texts = await readFile(new URL("locales/es.txt", PACKAGE), "utf8");
  server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/wasm" }).end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${server.address().port}/bancal_bg.wasm`;
});
after(() => server.close());

let imported = 0;

/** The package as a program that has just started has it. */
function fresh() {
  imported += 1;
  return import(`${PACKAGE}bancal.js?${imported}`);
}

function works(core) {
  core.addDictionary(texts);
  assert.equal(core.routeView("/faq").status, "ready");
}

const CALLS = {
  addDictionary: (core) => core.addDictionary(texts),
  checkForm: (core) => core.checkForm(new FormData(), "es"),
  chooseLanguage: (core) => core.chooseLanguage("es", "/"),
  dropDraft: (core) => core.dropDraft(),
  failureReport: (core) => core.failureReport(new FormData(), "es", "rejected"),
  keepDraft: (core) => core.keepDraft(new FormData()),
  keptDraft: (core) => core.keptDraft(),
  routeView: (core) => core.routeView("/"),
  sendForm: (core) => core.sendForm(new FormData(), "es", {}, 1000),
  shopGoods: (core) => core.shopGoods(url, "herramientas", "es"),
  storedLanguage: (core) => core.storedLanguage(),
};

test("every export says in one sentence that the package is not initialised", async () => {
  const core = await fresh();
  assert.deepEqual(
    Object.keys(core).filter((name) => name !== "default" && name !== "initSync"),
    Object.keys(CALLS),
  );
  for (const [name, call] of Object.entries(CALLS)) {
    assert.throws(
      () => call(core),
      (error) => {
        assert.ok(error instanceof Error, name);
        assert.equal(error.name, "NotInitializedError", name);
        assert.equal(
          error.message,
          "bancal is not initialised yet: await init() before any other call",
        );
        return true;
      },
    );
  }
});

test("a call too early spoils nothing", async () => {
  const core = await fresh();
  assert.throws(() => core.routeView("/faq"));
  core.initSync({ module: bytes });
  works(core);
});

test("initialising twice, at once or later, in either way, is initialising once", async () => {
  const core = await fresh();
  const [first, second] = await Promise.all([
    core.default({ module_or_path: url }),
    core.default({ module_or_path: url }),
  ]);
  assert.equal(first, second);
  works(core);
  assert.equal(await core.default({ module_or_path: "http://127.0.0.1:9/" }), first);
  assert.equal(core.initSync({ module: bytes }), first);
  assert.equal(core.routeView("/faq").status, "ready", "the dictionary is still there");
});

test("a failed load is an Error, and can be tried again", async () => {
  const core = await fresh();
  status = 503;
  await assert.rejects(core.default({ module_or_path: url }), /503/);
  await assert.rejects(core.default({ module_or_path: "http://127.0.0.1:9/" }), Error);
  await assert.rejects(core.default({ module_or_path: new Uint8Array([1, 2, 3]) }), {
    name: "CompileError",
  });
  assert.throws(() => core.routeView("/faq"), { name: "NotInitializedError" });
  status = 200;
  await core.default({ module_or_path: url });
  works(core);
});

test("bytes, a compiled module, an answer and a promise of it are taken", async () => {
  const sources = [bytes, await WebAssembly.compile(bytes), await fetch(url), fetch(url)];
  for (const module_or_path of sources) {
    const core = await fresh();
    await core.default({ module_or_path });
    works(core);
  }
});
