/** The life of the package in a program: before it is initialised, when that is done twice, and after a trap. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { bytes, fresh, PACKAGE, texts, url, works } from "./fresh.mjs";

const target = { endpoint: "http://127.0.0.1:9/", publicKey: "k", service: "s", template: "t" };

const CALLS = {
  addDictionary: (core) => core.addDictionary(texts),
  checkForm: (core) => core.checkForm(new FormData(), "es"),
  chooseLanguage: (core) => core.chooseLanguage("es", "/"),
  clearDraft: (core) => core.clearDraft(),
  failureReport: (core) => core.failureReport(new FormData(), "es", "rejected"),
  saveDraft: (core) => core.saveDraft(new FormData()),
  search: (core) => core.search("radial", "es"),
  loadDraft: (core) => core.loadDraft(),
  loadLanguage: (core) => core.loadLanguage("es"),
  requestLists: (core) => core.requestLists("en"),
  routeView: (core) => core.routeView("/"),
  sendForm: (core) => core.sendForm({ form: new FormData(), language: "es", target }),
  shopProducts: (core) => core.shopProducts({ url, list: "herramientas", language: "es" }),
  storedLanguage: (core) => core.storedLanguage(),
};
/** They need no WebAssembly. */
const WITHOUT_INSTANCE = ["lineCount", "loadList", "quantityIn", "saveList"];
const ASYNC = ["loadLanguage", "requestLists", "search", "sendForm", "shopProducts"];

test("every export says in one sentence that the package is not initialised; what is async rejects", async () => {
  for (const entry of ["bancal.js", "node.js"]) {
    const core = await fresh(entry);
    const others = ["CoreError", "default", "initSync", ...WITHOUT_INSTANCE];
    assert.deepEqual(
      Object.keys(core).filter((name) => !others.includes(name)),
      Object.keys(CALLS).sort(),
    );
    for (const [name, call] of Object.entries(CALLS)) {
      const isTold = (error) => {
        assert.ok(error instanceof core.CoreError, name);
        assert.ok(error instanceof Error, name);
        assert.equal(error.name, "NotInitializedError", name);
        assert.equal(error.message, "bancal is not initialised: await init() first");
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

test("it starts in Node where there is no Request, no Response and no fetch, as in jsdom", async () => {
  const { Request, Response, fetch } = globalThis;
  Object.assign(globalThis, { Request: undefined, Response: undefined, fetch: undefined });
  try {
    const core = await fresh("node.js");
    await core.default();
    works(core);
  } finally {
    Object.assign(globalThis, { Request, Response, fetch });
  }
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

/** A server whose answers have a body that never ends. */
async function endless(status) {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, endpoint: `http://127.0.0.1:${server.address().port}/` };
}

test("a body that never ends is waited for until the timeout alone, though the answer is collected as garbage meanwhile", async (context) => {
  setFlagsFromString("--expose-gc");
  const collecting = setInterval(runInNewContext("gc"), 50);
  const core = await fresh("node.js");
  await core.default();
  await core.loadLanguage("es");
  const { server, endpoint } = await endless(500);
  context.after(() => {
    clearInterval(collecting);
    server.closeAllConnections();
    server.close();
  });
  const form = new FormData();
  const to = { ...target, endpoint };
  const report = await core.sendForm({ form, language: "es", target: to, timeout: 300 });
  assert.equal(report.kind, "failed");
  // Its head has refused the request, unless Node has collected it before the time was over.
  assert.match(report.reason, /^(rejected|timedOut)$/);
  const options = { url: endpoint, list: "herramientas", language: "es" };
  const stopping = new AbortController();
  const reason = Object.assign(new Error("enough"), { name: "Stopped" });
  setTimeout(() => stopping.abort(reason), 300);
  await assert.rejects(core.shopProducts({ ...options, signal: stopping.signal }), (error) => {
    assert.ok(!(error instanceof core.CoreError), "the reason stays what it was");
    return error === reason;
  });
});

test("a success is told by the head of the answer", async (context) => {
  const core = await fresh("node.js");
  await core.default();
  await core.loadLanguage("es");
  const { server, endpoint } = await endless(200);
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const to = { ...target, endpoint };
  const report = await core.sendForm({ form: new FormData(), language: "es", target: to });
  assert.equal(report.kind, "sent");
});
