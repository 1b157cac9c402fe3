/** The life of the package in a program: before it is initialised, when that fails, when it is done twice, after a trap. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { marked } from "../../scripts/build/package.mjs";
import { CODES } from "../../scripts/lib/languages.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";

const PACKAGE = pathToFileURL(`${BUILD}/pkg/`);

let bytes;
let texts;
let server;
let url;
let copies;
/** The next answer of the server. */
let status = 200;
let type = "application/wasm";

before(async () => {
  bytes = await readFile(new URL("bancal_bg.wasm", PACKAGE));
  texts = await readFile(new URL("locales/es.txt", PACKAGE), "utf8");
  copies = await mkdtemp(join(tmpdir(), "package-"));
  server = createServer((_, response) => {
    response.writeHead(status, { "content-type": type }).end(bytes);
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
async function fresh(entry = "bancal.js") {
  copied += 1;
  const folder = join(copies, String(copied));
  await cp(PACKAGE, folder, { recursive: true });
  return import(pathToFileURL(join(folder, entry)));
}

function works(core) {
  core.addDictionary(texts);
  assert.equal(core.routeView("/faq").status, "ready");
}

const target = { endpoint: "http://127.0.0.1:9/", publicKey: "k", service: "s", template: "t" };

const CALLS = {
  addDictionary: (core) => core.addDictionary(texts),
  checkForm: (core) => core.checkForm(new FormData(), "es"),
  chooseLanguage: (core) => core.chooseLanguage("es", "/"),
  clearDraft: (core) => core.clearDraft(),
  failureReport: (core) => core.failureReport(new FormData(), "es", "rejected"),
  saveDraft: (core) => core.saveDraft(new FormData()),
  loadDraft: (core) => core.loadDraft(),
  loadLanguage: (core) => core.loadLanguage("es"),
  routeView: (core) => core.routeView("/"),
  sendForm: (core) => core.sendForm({ form: new FormData(), language: "es", target }),
  shopProducts: (core) => core.shopProducts({ url, list: "herramientas", language: "es" }),
  storedLanguage: (core) => core.storedLanguage(),
};
const ASYNC = ["loadLanguage", "sendForm", "shopProducts"];

test("every export says in one sentence that the package is not initialised; what is async rejects", async () => {
  for (const entry of ["bancal.js", "node.js"]) {
    const core = await fresh(entry);
    const others = ["CoreError", "default", "initSync"];
    assert.deepEqual(
      Object.keys(core).filter((name) => !others.includes(name)),
      Object.keys(CALLS).sort(),
    );
    for (const [name, call] of Object.entries(CALLS)) {
      const isTold = (error) => {
        assert.ok(error instanceof core.CoreError, name);
        assert.ok(error instanceof Error, name);
        assert.equal(error.name, "NotInitializedError", name);
        assert.equal(
          error.message,
          "bancal is not initialised: await init() before any other call",
        );
        return true;
      };
      if (ASYNC.includes(name)) await assert.rejects(call(core), isTold);
      else assert.throws(() => call(core), isTold);
    }
  }
});

test("what is async rejects for a bad call, too", async () => {
  const core = await fresh();
  core.initSync({ module: bytes });
  for (const name of ASYNC) {
    for (const values of [[], [null], [5, 5, 5], ["es", null, null]]) {
      const promise = core[name](...values);
      assert.ok(promise instanceof Promise, name);
      await assert.rejects(promise, (error) => error instanceof core.CoreError);
    }
  }
  await assert.rejects(core.default(5), { name: "ArgumentError", argument: "options" });
});

test("a call too early spoils nothing", async () => {
  const core = await fresh();
  assert.throws(() => core.routeView("/faq"));
  core.initSync({ module: bytes });
  works(core);
});

test("initialising twice, at once or later, in either way, is initialising once", async () => {
  const core = await fresh();
  await Promise.all([core.default({ moduleOrPath: url }), core.default({ moduleOrPath: url })]);
  works(core);
  await core.default({ moduleOrPath: "http://127.0.0.1:9/" });
  core.initSync({ module: bytes });
  assert.equal(core.routeView("/faq").status, "ready", "the dictionary is still there");
});

test("what is handed to an init that has nothing to do may fail without ending the process", async () => {
  const core = await fresh();
  const unheard = [];
  const hear = (error) => unheard.push(error);
  process.on("unhandledRejection", hear);
  try {
    const first = core.default({ moduleOrPath: url });
    await core.default({ moduleOrPath: Promise.reject(new Error("beside another")) });
    await first;
    await core.default({ moduleOrPath: Promise.reject(new Error("after it")) });
    await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    process.off("unhandledRejection", hear);
  }
  assert.deepEqual(unheard, []);
});

test("the dictionary of another language is told from the one that was asked for", async () => {
  const core = await fresh("node.js");
  await core.default();
  const other = new URL("locales/es.txt", PACKAGE);
  await assert.rejects(core.loadLanguage("en", { url: other }), {
    name: "DictionaryError",
    reason: "otherLanguage",
  });
  await core.loadLanguage("en");
  assert.equal(core.routeView("/en/faq").status, "ready");
  core.addDictionary(`\ufeff${texts}`);
});

test("what is in a form beside its fields is nobody's business, however long it is", async () => {
  const core = await fresh();
  core.initSync({ module: bytes });
  works(core);
  const form = new FormData();
  form.set("other", "x".repeat(100_000));
  assert.equal(core.checkForm(form, "es").errors.length > 0, true);
  const report = await core.sendForm({ form, language: "es", target: { ...target, endpoint: "" } });
  assert.equal(report.reason, "notConfigured");
});

test("what was initialised at once stays when an earlier init ends later", async () => {
  const core = await fresh();
  const pending = core.default({ moduleOrPath: url });
  core.initSync({ module: bytes });
  works(core);
  await pending;
  assert.equal(core.routeView("/faq").status, "ready", "the dictionary is still there");
});

test("a failed load is an Error, and can be tried again", async () => {
  const core = await fresh();
  status = 503;
  await assert.rejects(core.default({ moduleOrPath: url }), { name: "LoadError", status: 503 });
  status = 200;
  type = "text/html; charset=utf-8";
  await assert.rejects(core.default({ moduleOrPath: url }), (error) => {
    assert.equal(error.message, `${url} answered with status 200 and type "${type}"`);
    return error instanceof core.CoreError;
  });
  type = "application/wasm";
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
    type = served;
    for (const moduleOrPath of sources()) {
      const core = await fresh();
      await core.default({ moduleOrPath });
      works(core);
    }
  }
  type = "application/wasm";
});

test("in Node init and loadLanguage need nothing but their names", async () => {
  const core = await fresh("node.js");
  await core.default();
  for (const language of CODES) {
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
  status = 404;
  await assert.rejects(core.loadLanguage("en", { url }), { name: "LoadError", status: 404 });
  status = 200;
});

test("an instance that fails is never used again; the next init makes a new one", async () => {
  const core = await fresh();
  const { Instance } = WebAssembly;
  let instance;
  WebAssembly.Instance = class extends Instance {
    constructor(...values) {
      super(...values);
      instance = this;
    }
  };
  try {
    core.initSync({ module: bytes });
    works(core);
    const memory = Object.values(instance.exports).find((own) => own instanceof WebAssembly.Memory);
    new Uint8Array(memory.buffer).fill(255);
    assert.throws(() => {
      for (let call = 0; call < 100; call += 1) core.routeView("/faq");
    });
    assert.throws(() => core.routeView("/faq"), { name: "NotInitializedError" });
    await core.default({ moduleOrPath: bytes });
    works(core);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test("without a window nothing is stored, whatever storage there is", async () => {
  const core = await fresh();
  core.initSync({ module: bytes });
  const stored = new Map();
  globalThis.localStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => stored.set(name, text),
    removeItem: (name) => stored.delete(name),
  };
  try {
    const form = new FormData();
    form.append("user_name", "Obras");
    core.saveDraft(form);
    core.chooseLanguage("en", "/");
    assert.equal(stored.size, 0);
    globalThis.window = globalThis;
    core.saveDraft(form);
    core.chooseLanguage("en", "/");
    assert.equal(stored.size, 2);
    assert.equal(core.storedLanguage(), "en");
    assert.equal(new Map(core.loadDraft()).get("user_name"), "Obras");
  } finally {
    delete globalThis.localStorage;
    delete globalThis.window;
  }
});

test("the package has its licence, and nobody publishes it by mistake", async () => {
  const manifest = JSON.parse(await readFile(new URL("package.json", PACKAGE), "utf8"));
  assert.equal(manifest.private, true);
  assert.match(await readFile(fileURLToPath(new URL("LICENSE", PACKAGE)), "utf8"), /rights/);
});
