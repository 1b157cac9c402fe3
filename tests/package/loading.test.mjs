/** What `init` and `loadLanguage` take, from where, and what they say of what they cannot use. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { marked } from "../../scripts/build/package.mjs";
import { answer, bytes, fresh, PACKAGE, texts, url, works } from "./fresh.mjs";

test("the dictionary of another language is not taken for the one that was asked for", async () => {
  const core = await fresh("node.js");
  await core.default();
  const other = new URL("locales/es.txt", PACKAGE);
  await assert.rejects(core.loadLanguage("en", { url: other }), {
    name: "DictionaryError",
    reason: "otherLanguage",
  });
  assert.equal(core.routeView("/").status, "dictionaryNeeded", "a refused file is not added");
  const withOtherLineEnds = `data:text/plain,${encodeURIComponent(texts.replaceAll("\n", "\r\n"))}`;
  await assert.rejects(core.loadLanguage("en", { url: new URL(withOtherLineEnds) }), {
    reason: "otherLanguage",
  });
  await core.loadLanguage("es", { url: new URL(withOtherLineEnds) });
  await core.loadLanguage("en");
  assert.equal(core.routeView("/en/faq").status, "ready");
  core.addDictionary(`\ufeff${texts}`);
});

test("a failed load is an Error, and can be tried again", async () => {
  const core = await fresh();
  answer.status = 503;
  await assert.rejects(core.default({ moduleOrPath: url }), { name: "LoadError", status: 503 });
  answer.status = 200;
  answer.type = "text/html; charset=utf-8";
  await assert.rejects(core.default({ moduleOrPath: url }), (error) => {
    assert.equal(error.message, `${url} answered with status 200 and type "${answer.type}"`);
    return error instanceof core.CoreError;
  });
  answer.type = "application/wasm";
  await assert.rejects(core.default({ moduleOrPath: "http://127.0.0.1:9/" }), Error);
  await assert.rejects(core.default({ moduleOrPath: new Uint8Array([1, 2, 3]) }), {
    name: "CompileError",
  });
  assert.throws(() => core.routeView("/faq"), { name: "NotInitializedError" });
  await core.default({ moduleOrPath: url });
  works(core);
});

test("the WebAssembly of another build is refused in one sentence, and the right one taken after it", async () => {
  const core = await fresh();
  const end = bytes.lastIndexOf(0);
  const foreign = marked(bytes.subarray(0, end), "0123456789ab");
  const refused = {
    name: "LoadError",
    message: "the WebAssembly belongs to another build of bancal",
  };
  await assert.rejects(core.default({ moduleOrPath: foreign }), refused);
  assert.throws(() => core.initSync({ module: foreign }), refused);
  assert.throws(() => core.routeView("/faq"), { name: "NotInitializedError" });
  await core.default({ moduleOrPath: bytes });
  works(core);
});

test("bytes, a compiled module, an answer, an address and promises of them are taken, of any type of server", async () => {
  const sources = () => [
    bytes,
    WebAssembly.compile(bytes),
    new WebAssembly.Module(bytes),
    fetch(url),
    new URL(url),
    new Request(url),
    Promise.resolve(url),
  ];
  for (const served of ["application/wasm", "application/octet-stream"]) {
    answer.type = served;
    for (const moduleOrPath of sources()) {
      const core = await fresh();
      await core.default({ moduleOrPath });
      works(core);
    }
  }
  answer.type = "application/wasm";
});

test("in Node init and loadLanguage need nothing but their names", async () => {
  const core = await fresh("node.js");
  await core.default();
  for (const language of ["es", "en", "val"]) {
    await core.loadLanguage(language);
    assert.equal(core.routeView("/faq", language).view.language, language);
  }
  await assert.rejects(core.loadLanguage("fr"), { name: "LanguageError", language: "fr" });
});

test("a language that is there is not loaded again, and another address may be named", async () => {
  const core = await fresh("node.js");
  await core.default();
  const file = (path) => new URL(path, PACKAGE);
  await core.loadLanguage("es", { url: file("locales/es.txt") });
  await core.loadLanguage("es", { url: file("locales/nowhere.txt") });
  await assert.rejects(core.loadLanguage("en", { url }), { name: "DictionaryError" });
  answer.status = 404;
  await assert.rejects(core.loadLanguage("en", { url }), { name: "LoadError", status: 404 });
  answer.status = 200;
});

test("in Node a path is read from disk as a URL of a file is", async () => {
  const core = await fresh("node.js");
  const path = (name) => fileURLToPath(new URL(name, PACKAGE));
  await core.default({ moduleOrPath: path("bancal_bg.wasm") });
  await core.loadLanguage("es", { url: path("locales/es.txt") });
  works(core);
});

test("in Node a path of Windows is no URL", async () => {
  const core = await fresh("node.js");
  for (const path of ["C:\\nowhere\\bancal_bg.wasm", "c:/nowhere/bancal_bg.wasm"]) {
    await assert.rejects(core.default({ moduleOrPath: path }), { code: "ENOENT", path });
  }
});

test("init ends past its timeout and with its signal, and a hung load keeps nobody from another one", async () => {
  for (const entry of ["node.js", "bancal.js"]) {
    const core = await fresh(entry);
    const never = new Promise(() => {});
    await assert.rejects(core.default({ moduleOrPath: never, timeout: 10 }), {
      name: "TimeoutError",
    });
    const controller = new AbortController();
    const hung = core.default({ moduleOrPath: never, signal: controller.signal });
    const beside = core.default({ moduleOrPath: url, timeout: 10 });
    await assert.rejects(beside, { name: "TimeoutError" });
    controller.abort(new Error("left"));
    await assert.rejects(hung, { message: "left" });
    await core.default({ moduleOrPath: url });
    works(core);
  }
});

test("a load that nobody waits for any longer starts no instance", async () => {
  const core = await fresh("node.js");
  let come;
  const late = new Promise((resolve) => {
    come = resolve;
  });
  await assert.rejects(core.default({ moduleOrPath: late, timeout: 10 }), { name: "TimeoutError" });
  come(bytes);
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.throws(() => core.routeView("/faq"), { name: "NotInitializedError" });
  await core.default({ moduleOrPath: bytes });
  works(core);
});

test("an error that is not the package's stays what it is, and an address of another type is refused", async () => {
  const core = await fresh("node.js");
  const refused = (argument) => ({ name: "ArgumentError", argument });
  const others = [5, {}, { url }, [url], new Date(), new Map()];
  for (const other of [...others, null]) {
    await assert.rejects(core.default({ moduleOrPath: other }), refused("moduleOrPath"));
  }
  await core.default();
  await core.loadLanguage("es");
  const nowhere = core.loadLanguage("val", { url: new URL("file:///nowhere.txt") });
  await assert.rejects(
    nowhere,
    (error) => error.code === "ENOENT" && !(error instanceof core.CoreError),
  );
  for (const other of [...others, null, bytes, new Response("x"), new Request(url)]) {
    await assert.rejects(core.loadLanguage("val", { url: other }), refused("url"));
    await assert.rejects(core.search("dumper", "es", { wasm: other }), refused("wasm"));
    await assert.rejects(core.search("dumper", "es", { index: other }), refused("index"));
    await assert.rejects(core.requestLists("es", { wasm: other }), refused("wasm"));
  }
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await assert.rejects(core.loadLanguage("val", { signal: AbortSignal.abort() }), {
      name: "AbortError",
    });
  }
});

test("an address, bytes or an answer in the place of the options is refused, not ignored", async () => {
  const core = await fresh("node.js");
  for (const source of [new URL(url), bytes, new Response(bytes), Promise.resolve(bytes)]) {
    await assert.rejects(core.default(source), { name: "ArgumentError", argument: "options" });
  }
  await core.default(Object.assign(Object.create(null), { moduleOrPath: url }));
  await assert.rejects(core.loadLanguage("es", new URL(url)), { argument: "options" });
});

test("of an answer that is refused, nothing more is read", async (context) => {
  let left = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).flushHeaders();
    response.on("close", () => {
      left += 1;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const page = `http://127.0.0.1:${server.address().port}/`;
  const core = await fresh("node.js");
  const refused = { name: "LoadError", status: 200 };
  await assert.rejects(core.default({ moduleOrPath: page }), refused);
  await core.default();
  await assert.rejects(core.loadLanguage("es", { url: page }), refused);
  await core.loadLanguage("es");
  await assert.rejects(core.requestLists("es", { wasm: page }), refused);
  await assert.rejects(core.search("toro", "es", { index: page }), refused);
  while (left < 4) await new Promise((resume) => setTimeout(resume, 10));
});

/** A server of texts that counts its requests. */
async function textServer(context, respond) {
  const server = createServer((_, response) => {
    served.requests += 1;
    respond(response.writeHead(200, { "content-type": "text/plain; charset=utf-8" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const served = { url: `http://127.0.0.1:${server.address().port}/es.txt`, requests: 0 };
  return served;
}

/** A core whose texts come from a server that holds its answers back. */
async function withHeldTexts(context) {
  const held = [];
  const served = await textServer(context, (response) => held.push(response));
  const core = await fresh("node.js");
  await core.default();
  const load = (options) => core.loadLanguage("es", { url: served.url, ...options });
  return { core, held, load, served };
}

test("the texts are loaded once, however many calls begin together, and each ends for itself", async (context) => {
  const { core, held, load, served } = await withHeldTexts(context);
  const loads = [load(), load()];
  await assert.rejects(load({ timeout: 10 }), { name: "TimeoutError" });
  await assert.rejects(load({ signal: AbortSignal.abort() }), { name: "AbortError" });
  while (held.length < 1) await new Promise((resume) => setTimeout(resume, 10));
  held.shift().end(texts);
  await Promise.all(loads);
  assert.equal(core.routeView("/faq").status, "ready");
  assert.equal(served.requests, 1);
});

test("texts that nobody waits for any longer, or that failed, are loaded anew by the next call", async (context) => {
  const { held, load, served } = await withHeldTexts(context);
  await assert.rejects(load({ timeout: 10 }), { name: "TimeoutError" });
  const failed = load();
  while (held.length < 2) await new Promise((resume) => setTimeout(resume, 10));
  held.pop().end("no dictionary");
  await assert.rejects(failed, { name: "DictionaryError" });
  const last = load();
  while (held.length < 2) await new Promise((resume) => setTimeout(resume, 10));
  held.pop().end(texts);
  await last;
  assert.equal(served.requests, 3);
});

test("texts that never end are read as far as any file may go", async (context) => {
  const chunk = Buffer.alloc(2 ** 20, "x");
  let sent = 0;
  const served = await textServer(context, (response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += 1;
      sent += 1;
    };
    response.on("drain", more);
    more();
  });
  const core = await fresh("node.js");
  await core.default();
  await assert.rejects(core.loadLanguage("es", { url: served.url }), {
    name: "DictionaryError",
    reason: "notADictionary",
  });
  assert.ok(sent < 100, `${sent} MiB were taken`);
});
