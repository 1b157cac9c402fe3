/** Request lists of the package: their WebAssembly, their calls, and what is said when they cannot be used. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";
import { marked } from "../../scripts/build/package.mjs";
import { fresh, PACKAGE } from "./fresh.mjs";

const LIST = "1;metal-fence,2,10,2026-12-01;rammer,1;goods.tools.trowel,3";

/** The package with the texts of all languages. */
async function ready() {
  const core = await fresh("node.js");
  await core.default();
  for (const language of ["es", "en", "val"]) await core.loadLanguage(language);
  return core;
}

const formOf = (values) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

test("a list is shown with the names of each language", async () => {
  const core = await ready();
  for (const [language, first, summary] of [
    [
      "es",
      "Vallas metálicas",
      "3 máquinas, 3 artículos: Vallas metálicas, Pisón, Paleta de albañil",
    ],
    [
      "en",
      "Metal fence panels",
      "3 machines, 3 shop items: Metal fence panels, Rammer, Brick trowel",
    ],
    ["val", "Tanques metàl·liques", /^3 màquines, 3 articles: Tanques metàl·liques, /],
  ]) {
    const view = (await core.requestLists(language)).view(LIST);
    assert.equal(view.machines[0].name, first);
    assert.deepEqual(
      [view.machines[0].quantity, view.machines[0].days, view.machines[0].date],
      [2, 10, "2026-12-01"],
    );
    if (typeof summary === "string") assert.equal(view.summary, summary);
    else assert.match(view.summary, summary);
    assert.equal(view.list, LIST);
  }
});

test("lines are added, changed and removed, and lists put together", async () => {
  const core = await ready();
  const lists = await core.requestLists("es");
  let list = lists.change("", { id: "rammer", quantity: 2, days: 10 });
  assert.equal(list, "1;rammer,2,10");
  list = lists.change(list, { id: "rammer", quantity: 3 });
  assert.equal(list, "1;rammer,3,10");
  list = lists.change(list, { id: "rammer", quantity: 3, days: 0, date: "2026-12-01" });
  assert.equal(list, "1;rammer,3,,2026-12-01");
  assert.equal(
    lists.merge(list, "1;rammer,1,4;roller-650,1"),
    "1;rammer,4,,2026-12-01;roller-650,1",
  );
  assert.equal(lists.change(list, { id: "rammer", quantity: 0 }), "");
  assert.equal(lists.minus("1;rammer,4;roller-650,1", "1;rammer,3;roller-650,1"), "1;rammer,1");
  assert.equal(core.lineCount(LIST), 3);
  assert.equal(core.lineCount(""), 0);
  assert.equal(core.quantityIn(LIST, "metal-fence"), 2);
  assert.equal(core.quantityIn(LIST, "fence"), 0);
  assert.equal(core.quantityIn("1;metal-fence,x", "metal-fence"), 0);
});

const MESSAGES = {
  otherVersion: /another version/,
  tooMany: /at most 30 lines/,
  unreadable: /not a list/,
  invalidLine: /quantity up to 99, up to 365 days/,
};

test("what is no list, or has no room for a line, is a ListError with its reason", async () => {
  const core = await ready();
  const lists = await core.requestLists("es");
  const full = `1${Array.from({ length: 30 }, (_, number) => `;m${number},1`).join("")}`;
  for (const [work, reason] of [
    [() => lists.change("x", { id: "rammer", quantity: 1 }), "unreadable"],
    [() => lists.change("2;rammer,1", { id: "rammer", quantity: 1 }), "otherVersion"],
    [() => lists.change("", { id: "rammer", quantity: 100 }), "invalidLine"],
    [() => lists.change("", { id: "rammer", quantity: -1 }), "invalidLine"],
    [() => lists.change("", { id: "Rammer ,", quantity: 1 }), "invalidLine"],
    [() => lists.change("", { id: "rammer", quantity: 1, days: 366 }), "invalidLine"],
    [() => lists.change("", { id: "rammer", quantity: 1, date: "2026-02-30" }), "invalidLine"],
    [() => lists.change(full, { id: "rammer", quantity: 1 }), "tooMany"],
    [() => lists.merge(full, "1;rammer,1"), "tooMany"],
    [() => lists.merge("1;rammer,60", "1;rammer,40"), "tooMany"],
    [() => lists.merge("", "1;rammer"), "unreadable"],
    [() => lists.form(new FormData(), "x", "K4MX"), "unreadable"],
    [() => lists.form(new FormData(), "2;rammer,1", "K4MX"), "otherVersion"],
  ]) {
    assert.throws(work, (error) => {
      assert.ok(error instanceof core.CoreError);
      assert.deepEqual([error.name, error.reason], ["ListError", reason], String(work));
      assert.match(error.message, MESSAGES[reason]);
      return true;
    });
  }
  assert.match(lists.view("🏗").refused, /^No se ha podido leer/);
  assert.match(lists.view("1;gone,1;rammer,1").gone, /^Hemos quitado/);
});

test("arguments of other types are refused before they cross", async () => {
  const core = await ready();
  const lists = await core.requestLists("es");
  for (const wrong of [undefined, null, 1, {}, [], Symbol("x"), 1n, "x".repeat(70_000)]) {
    for (const work of [
      () => lists.view(wrong),
      () => lists.change(wrong, { id: "rammer", quantity: 1 }),
      () => lists.change("", wrong),
      () => lists.change("", { id: wrong, quantity: 1 }),
      () => lists.merge("", wrong),
      () => core.lineCount(wrong),
      () => core.saveList({ list: wrong, reference: "" }),
    ]) {
      assert.throws(work, { name: "ArgumentError" }, `${String(wrong)} ${work}`);
    }
    assert.throws(() => lists.form(wrong, "", ""), { name: "FormError" });
  }
  for (const [member, value, expected] of [
    ["id", 1, /^line\.id has to be a string/],
    ["quantity", "2", /^line\.quantity has to be a whole number, not a string of 1 characters$/],
    ["quantity", 1.5, /^line\.quantity has to be a whole number, not 1\.5$/],
    ["days", "3", /^line\.days has to be a whole number or nothing/],
    ["date", new Date(0), /^line\.date has to be a string/],
  ]) {
    const line = { id: "rammer", quantity: 1, [member]: value };
    assert.throws(() => lists.change("", line), {
      message: expected,
      argument: `line.${member}`,
    });
  }
  const hostile = new Proxy({}, { ownKeys: () => assert.fail("read") });
  assert.throws(() => lists.change("", hostile), { name: "ArgumentError" });
  assert.equal(lists.view("").list, "");
});

test("the form with a list carries its lines, and stays as it is itself", async () => {
  const core = await ready();
  const lists = await core.requestLists("es");
  const form = formOf({ user_name: "Obras", user_comments: "Sin prisa", user_rentalDays: "3" });
  const asked = lists.form(form, LIST, "K4MX");
  assert.equal(asked.get("user_name"), "Obras");
  assert.equal(
    asked.get("user_comments"),
    "Sin prisa\n---\n2 × Vallas metálicas · 10 días · desde 2026-12-01\n1 × Pisón\n" +
      "3 × Paleta de albañil · compra\nReferencia: K4MX",
  );
  assert.equal(form.get("user_comments"), "Sin prisa");
  assert.equal(form.get("user_machinery"), null);
  assert.deepEqual(
    core.checkForm(asked, "es").errors.map(({ field }) => field),
    ["user_email", "user_city"],
  );
  for (const list of ["", "1;gone,1"]) {
    assert.equal(lists.form(form, list, "K4MX").get("user_comments"), "Sin prisa");
  }
  assert.match(lists.reference(), /^[34679CDFGHJKMNPRTVWX]{4}$/);
});

test("nothing is stored where there is no window", async () => {
  const core = await ready();
  core.saveList({ list: LIST, reference: "K4MX" });
  assert.equal(core.loadList(), undefined);
});

test("texts that are added again are those of the lists that are there", async () => {
  const core = await ready();
  const lists = await core.requestLists("en");
  const name = () => lists.view("1;rammer,1").machines[0].name;
  const texts = await readFile(new URL("locales/en.txt", PACKAGE), "utf8");
  const before = name();
  core.addDictionary(texts.replaceAll(before, "Stamper"));
  assert.equal(name(), "Stamper");
  assert.match(lists.form(new FormData(), "1;rammer,1", "K4MX").get("user_machinery"), /Stamper/);
  core.addDictionary(texts);
  assert.equal(name(), before);
});

test("a language without its texts, and a file of another build, are named", async () => {
  const other = await fresh("node.js");
  await assert.rejects(other.requestLists("es"), { name: "NotInitializedError" });
  await other.default();
  await assert.rejects(other.requestLists("es"), { name: "LanguageError" });
  await assert.rejects(other.requestLists(1), { name: "ArgumentError" });
  await other.loadLanguage("es");
  await assert.rejects(other.requestLists("es", { wasm: "file:///none.wasm" }), { code: "ENOENT" });
  const own = await readFile(new URL("bancal_list_bg.wasm", PACKAGE));
  const ofAnotherBuild = marked(own.subarray(0, own.lastIndexOf(0)), "0123456789ab");
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/wasm");
    response.end(ofAnotherBuild);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const wasm = `http://127.0.0.1:${server.address().port}/`;
  await assert.rejects(other.requestLists("es", { wasm }), { name: "LoadError" });
  server.close();
  assert.equal((await other.requestLists("es")).view(LIST).machines.length, 2);
});

test("a list comes back with its reference, whatever that is", async (context) => {
  const core = await fresh("node.js");
  const stored = new Map();
  globalThis.window = {
    localStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
  };
  context.after(() => delete globalThis.window);
  for (const reference of ["K4MX", "", "PO 12", " two  spaces "]) {
    core.saveList({ list: LIST, reference });
    assert.deepEqual(core.loadList(), { list: LIST, reference });
  }
  core.saveList({ list: "", reference: "" });
  assert.equal(core.loadList(), undefined);
});
