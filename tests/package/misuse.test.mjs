/** Misuse in Node, where more calls can be made than in a browser. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installed } from "../../scripts/lib/installed.mjs";
import { CODES } from "../../scripts/lib/languages.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { fresh } from "./fresh.mjs";
import { formOf, goesOn, long, memoryOf, misuses } from "./misuse.mjs";

const SHOP = { url: "/shop.json", list: "herramientas", language: "es" };
const TARGET = { endpoint: "data:,", publicKey: "k", service: "s", template: "t" };

let fc;
let core;
let memory;

before(async () => {
  const tools = await installed(fileURLToPath(new URL("tools", import.meta.url)));
  fc = await import(pathToFileURL(join(tools, "node_modules/fast-check/lib/fast-check.js")));
  core = await import(pathToFileURL(join(BUILD, "pkg/node.js")));
  memory = await memoryOf(() => core.default());
  for (const code of CODES) await core.loadLanguage(code);
});

test("no value of any type stops the package", { timeout: 300_000 }, async () => {
  await misuses(fc, core, memory, { numRuns: 3000 });
});

test("texts at their limits cost no more than a moment and a few megabytes", () => {
  const most = "\u0000".repeat(2 ** 16);
  const form = formOf(
    ["name", "email", "number", "machinery", "city", "rentalDate", "rentalDays", "comments"].map(
      (name) => [`user_${name}`, "🏗".repeat(8192)],
    ),
  );
  for (let call = 0; call < 20; call += 1) {
    core.routeView(most);
    core.routeView("/", most);
    core.chooseLanguage("en", most);
    assert.ok(core.checkForm(form, "es").errors.length > 0);
    assert.equal(core.failureReport(form, "es", most).reason, "unreachable");
    goesOn(core, memory);
  }
});

test("a text past its limit is refused by its length", async () => {
  const refused = (argument) => ({ name: "ArgumentError", argument });
  assert.throws(() => core.routeView(long), refused("path"));
  assert.throws(() => core.routeView("/", long), refused("chosen"));
  assert.throws(() => core.addDictionary("x".repeat(2 ** 20 + 1)), refused("file"));
  await assert.rejects(core.shopProducts({ ...SHOP, url: long }), refused("url"));
  const form = formOf([["user_comments", long]]);
  assert.deepEqual(
    core.checkForm(form, "es").errors.filter(({ field }) => field === "user_comments").length,
    1,
  );
  await assert.rejects(core.sendForm({ form, language: "es", target: TARGET }), {
    name: "FormError",
  });
  goesOn(core, memory);
});

test("what looks like a signal but is not one is refused", async () => {
  const signals = [
    { aborted: false, addEventListener: 5 },
    Object.create(AbortSignal.prototype),
    new EventTarget(),
    "abort",
  ];
  for (const signal of signals) {
    await assert.rejects(core.shopProducts({ ...SHOP, signal }), {
      name: "ArgumentError",
      argument: "signal",
    });
  }
  goesOn(core, memory);
});

/** Values that cannot be made a text, or are none. */
const strange = () => [
  ...[undefined, null, 0, 9n, true, Symbol("x"), () => {}, [], { length: 5 }, Object.create(null)],
  {
    toString() {
      throw "not even an error";
    },
  },
  { message: Symbol("x") },
  { message: {}, cause: 5 },
  { message: "broken", cause: {} },
  {
    get message() {
      throw null;
    },
  },
];

test("whatever a fetch rejects with, the report says that the server was not reached", async (context) => {
  const { fetch } = globalThis;
  context.after(() => {
    globalThis.fetch = fetch;
  });
  const form = formOf([["user_name", "Obras Levante"]]);
  const target = { ...TARGET, endpoint: "https://provider.example/" };
  for (const value of strange()) {
    globalThis.fetch = () => Promise.reject(value);
    const report = await core.sendForm({ form, language: "es", target });
    assert.equal(report.reason, "unreachable");
    await assert.rejects(core.shopProducts({ ...SHOP, url: "https://shop.example/" }), {
      name: "ShopError",
    });
    goesOn(core, memory);
  }
});

test("storage that gives something other than texts counts as empty", (context) => {
  context.after(() => delete globalThis.window);
  for (const value of strange()) {
    globalThis.window = { localStorage: { getItem: () => value, setItem() {}, removeItem() {} } };
    assert.equal(core.storedLanguage(), undefined);
    assert.deepEqual(core.loadDraft(), []);
    assert.equal(core.loadList(), undefined);
    goesOn(core, memory);
  }
});

test("arguments that are refused begin nothing", async (context) => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  context.after(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const hanging = `http://127.0.0.1:${silent.address().port}/`;
  const timeout = 5000;
  for (const wrong of [{ timeout: "5" }, { signal: new AbortController() }]) {
    const core = await fresh("node.js");
    const refused = { name: "ArgumentError", argument: Object.keys(wrong)[0] };
    await assert.rejects(core.default({ moduleOrPath: hanging, ...wrong }), refused);
    await core.default({ timeout });
    await assert.rejects(core.loadLanguage("en", { url: hanging, ...wrong }), refused);
    await core.loadLanguage("en", { timeout });
    await assert.rejects(core.search("digger", "en", { index: hanging, ...wrong }), refused);
    assert.equal((await core.search("digger", "en", { timeout })).outcome, "found");
    await assert.rejects(core.requestLists("en", { wasm: hanging, ...wrong }), refused);
    await core.requestLists("en", { timeout });
    // Loaded or not.
    await assert.rejects(core.default(wrong), refused);
    await assert.rejects(core.loadLanguage("en", wrong), refused);
  }
});

test("after forty thousand calls the memory is what it was", () => {
  const form = formOf([["user_name", "Obras Levante"]]);
  const call = () => {
    core.routeView("/maquinaria");
    core.checkForm(form, "en");
    assert.throws(() => core.checkForm(form, "fr"));
    assert.throws(() => core.addDictionary("<html>"));
  };
  for (let warm = 0; warm < 100; warm += 1) call();
  const { byteLength } = memory.buffer;
  for (let round = 0; round < 10_000; round += 1) call();
  assert.equal(memory.buffer.byteLength, byteLength);
});
