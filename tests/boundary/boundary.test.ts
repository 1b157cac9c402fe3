import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CODES, prefixOf } from "../../scripts/lib/languages.mjs";
import table from "../fixtures/addresses.json";
import { addresses, core, quoteForm, viewAt } from "./core";

test("every address has a view, each second address names the page's own", () => {
  for (const address of addresses) {
    const view = viewAt(address);
    expect(view.page.kind, address).not.toBe("notFound");
    if (view.replaceWith) {
      expect(view.meta.canonical?.endsWith(view.replaceWith), address).toBe(true);
    }
  }
});

test("an address as people copy or type it shows its page, and names the page's own address", () => {
  const rows: (string | null)[][] = Object.values(table).flat();
  for (const [address, leadsTo] of rows) {
    const given = String(address);
    const view = viewAt(given);
    expect(view.page.kind === "notFound", given).toBe(!leadsTo);
    expect(view.replaceWith, given).toBe(leadsTo && leadsTo !== given ? leadsTo : undefined);
  }
});

test("the machine that an address asks for is in the view of the form, in its language", () => {
  const machineAt = (address: string) => {
    const { page } = viewAt(address);
    return page.kind === "contact" ? page.machine : page.kind;
  };
  expect(machineAt("/contacto?maquina=dumper-2000#form")).toBe("Dumper de 2.000 kg sin cazo");
  expect(machineAt("/en/contacto?x=1&maquina=dumper-2000")).toBe("2,000 kg dumper without bucket");
  expect(machineAt("/contacto?maquina=none")).toBeUndefined();
  expect(machineAt("/contacto")).toBeUndefined();
});

test("choosing a language keeps the query, the place, and an unknown address", () => {
  expect(core.chooseLanguage("val", "/en/faq?a=1#q7")).toBe("/val/faq?a=1#q7");
  expect(core.chooseLanguage("es", "/en/nope?a=1")).toBe("/nope?a=1");
  const { languages } = viewAt("/en/nope").chrome;
  expect(languages.map(({ href }) => href)).toEqual(CODES.map((code) => `${prefixOf(code)}/nope`));
});

test("views cross the boundary as they are in Rust", () => {
  for (const code of CODES) {
    const file = new URL(`../../crates/core/snapshots/${code}.json`, import.meta.url);
    const snapshots: Record<string, { page: unknown; meta: unknown }> = JSON.parse(
      readFileSync(file, "utf8"),
    );
    for (const [address, snapshot] of Object.entries(snapshots)) {
      const { page, meta } = viewAt(address);
      // JSON has null where JavaScript has undefined.
      const crossed = JSON.parse(JSON.stringify({ page, meta }, (_, value) => value ?? null));
      expect(crossed.page, address).toEqual(snapshot.page);
      expect(crossed.meta, address).toEqual(snapshot.meta);
    }
  }
});

test("a stored choice decides on an unprefixed address, a prefix wins over it", () => {
  expect(viewAt("/faq", "val").language).toBe("val");
  expect(viewAt("/en/faq", "val").language).toBe("en");
  expect(viewAt("/faq", "klingon").language).toBe("es");
});

test("choosing a language works without storage", () => {
  expect(core.chooseLanguage("en", "/val/faq")).toBe("/en/faq");
  expect(core.storedLanguage()).toBeUndefined();
});

test("a complete form has nothing to correct", () => {
  expect(core.checkForm(quoteForm(), "es")).toEqual({ errors: [], questions: [] });
});

test("what has to be corrected is reported in the language asked for", () => {
  const { summary, errors } = core.checkForm(quoteForm({ user_email: "" }), "es");
  expect(summary).toBe("Hay un dato que revisar");
  expect(errors).toEqual([
    {
      field: "user_email",
      message: "Debes proporcionar al menos un correo electrónico o número de teléfono.",
    },
  ]);
});

const wrongFields = (form: FormData) =>
  core.checkForm(form, "en").errors.map((error) => error.field);

test("a field that is a file counts as empty", () => {
  const form = quoteForm();
  form.set("user_name", new Blob(["x"]), "x.txt");
  expect(wrongFields(form)).toEqual(["user_name"]);
});

test("of several values the first counts, and one that is missing is empty", () => {
  const form = quoteForm();
  form.delete("user_city");
  form.append("user_name", "");
  form.append("user_rentalDays", "many");
  expect(wrongFields(form)).toEqual(["user_city"]);
});

test("whatever a value holds, the others are what they are", () => {
  for (const value of ["\0", "a\0b\0\0", "\ud83c", "\ufffe"]) {
    expect(wrongFields(quoteForm({ user_comments: value, user_name: value + 1 }))).toEqual([]);
  }
  expect(wrongFields(quoteForm({ user_name: "\0" }))).toEqual(["user_name"]);
});

test("a name of an entry that no field has is ignored", () => {
  const form = quoteForm({ website: "x", "user_name\0": "x" });
  for (let index = 0; index < 2000; index += 1) form.append(`user_${index}`, "x");
  expect(wrongFields(form)).toEqual([]);
});

test("bad calls throw errors with a name", () => {
  const named = (name: string) => expect.objectContaining({ name });
  // @ts-expect-error: what a caller without types may do
  expect(() => core.checkForm({}, "es")).toThrow(named("FormError"));
  // @ts-expect-error: as above
  expect(() => core.checkForm(quoteForm(), "fr")).toThrow(named("LanguageError"));
  // @ts-expect-error: as above
  expect(() => core.checkForm(quoteForm(), "es\0fr")).toThrow(named("LanguageError"));
  // @ts-expect-error: as above
  expect(() => core.chooseLanguage("fr", "/")).toThrow(named("LanguageError"));
  expect(() => core.addDictionary("<!doctype html>")).toThrow(named("DictionaryError"));
});

test("any path and any language code gives a view", () => {
  for (const path of ["", "/", "//", "/../..", "/%00", "\u0000", "/ñ/🏗", "/en/".repeat(5000)]) {
    for (const chosen of ["", "en", "\ud800", "val".repeat(9999)]) {
      expect(viewAt(path, chosen).page.kind).toBeTypeOf("string");
    }
  }
});
