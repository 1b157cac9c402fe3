/** In WebKit: whatever is typed, asked for or kept stays text, and nobody but the site and the provider is asked. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { QUOTES } from "../../scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "../../scripts/lib/ports.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";
import { STORAGE_KEYS } from "../shared/faults.mjs";
import { FOREIGN, scriptAttributes } from "../shared/inside.mjs";
import { startRecordingProxy } from "./recording-proxy.mjs";
import { until, VALUES, Visitor, views, WIDE } from "./visitor.mjs";

/** @type {string[]} */
const HOSTILE = JSON.parse(
  readFileSync(new URL("../fixtures/hostile.json", import.meta.url), "utf8"),
);
/** Those that hold no control character: a field with one is refused. */
const SENDABLE = HOSTILE.filter((string) => [...string].every((own) => own >= " "));
/** Fields of any text, the longest first. */
const ANY_TEXT = ["user_comments", "user_name", "user_machinery", "user_city"];

let site;
let provider;
let thirdParties;
/** @type {Visitor} */
let visitor;

/** Sets values as if pasted: the driver types by keys, and some of these characters have none. */
function paste(typed) {
  for (const [name, text] of Object.entries(typed)) {
    const control = document.getElementById(name);
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
    own.set.call(control, text);
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** A script that ran would have opened a dialog, which makes every further call of the driver fail. */
async function expectUnharmed(what) {
  assert.deepEqual(await visitor.call(scriptAttributes), [], what);
  assert.equal((await visitor.all(FOREIGN)).length, 0, what);
  assert.equal((await visitor.driver.getAllWindowHandles()).length, 1, what);
}

describe("in WebKit", () => {
  before(async () => {
    site = await startServer({ port: 0 });
    provider = await startProvider({ port: PROVIDER_PORT, folder: QUOTES });
    thirdParties = await startRecordingProxy();
    visitor = await Visitor.start(site.url, { proxy: thirdParties.address });
    await visitor.resize(WIDE);
  });
  after(() => Promise.all([visitor.end(), site.close(), provider.close(), thirdParties.close()]));

  beforeEach(async () => {
    provider.answerWith({});
    provider.requests.length = 0;
    await visitor.open("/contacto");
    await visitor.run("(localStorage.clear(), sessionStorage.clear())");
    await visitor.reload();
  });
  afterEach(() => assert.deepEqual([...thirdParties.asked], []));

  test("each string, typed into the form, is sent as it was typed and shown as text", async () => {
    for (let index = 0; index < SENDABLE.length; index += ANY_TEXT.length) {
      const strings = SENDABLE.slice(index, index + ANY_TEXT.length).toSorted(
        (one, other) => other.length - one.length,
      );
      const typed = Object.fromEntries(
        ANY_TEXT.map((name, index) => [name, strings[index]?.trim() || "x"]),
      );
      await visitor.run("localStorage.removeItem('quoteSentAt')");
      await visitor.call(paste, { ...VALUES, ...typed });
      const kept = "localStorage.getItem('quoteDraft')?.includes(arguments[0])";
      await until(
        () => visitor.run(kept, JSON.stringify(typed.user_comments).slice(1, -1)),
        "the draft",
      );
      await visitor.reload();
      await until(async () => (await visitor.value("user_name")) !== "", "what was typed");
      for (const name of ANY_TEXT) assert.equal(await visitor.value(name), typed[name]);
      await expectUnharmed(strings.join());
      await visitor.send();
      await visitor.sent();
      const parts = new Map(provider.requests.at(-1).parts);
      for (const name of ANY_TEXT) assert.equal(parts.get(name), typed[name]);
      await until(async () => (await visitor.value("user_name")) === "", "an empty form");
    }
  });

  test("each string in a field that refuses it is refused in the site’s own words", async () => {
    for (const string of HOSTILE) {
      await visitor.call(paste, { user_email: string, user_number: string });
      await visitor.send();
      await visitor.focusIn("[role=group]");
      const words = await visitor.run("document.querySelector('[role=group]').textContent");
      assert.doesNotMatch(words, /alert/);
      await expectUnharmed(string);
    }
  });

  test("whatever the provider answers, the notice is the site’s own and its links carry what was typed", async () => {
    for (let index = 0; index < SENDABLE.length; index += 16) {
      const strings = SENDABLE.slice(index, index + 16);
      provider.answerWith({ status: 500, body: strings.join(" ") });
      await visitor.call(paste, { ...VALUES, user_comments: strings.join("\n") });
      await visitor.send();
      await visitor.focusIn("[aria-labelledby=notice-title]");
      const notice = await visitor.find("[aria-labelledby=notice-title]");
      assert.doesNotMatch(await notice.getText(), /alert/);
      const href = await visitor.run(
        "document.querySelector('[aria-labelledby=notice-title] a[href^=\"https://wa.me\"]').href",
      );
      const text = new URL(href).searchParams.get("text");
      for (const string of strings) assert.ok(text.includes(string), string);
      await expectUnharmed(strings.join());
    }
  });

  test("each string in the address, its query and its fragment is taken neither for a page nor for markup", async () => {
    for (const [index, string] of HOSTILE.entries()) {
      // Unescaped as far as an address can hold it.
      const raw = string.replace(/[\0-\x20"<>`{}%\\#?]/g, (own) => encodeURIComponent(own));
      const prefix = ["", "/en", "/val/maquinaria"][index % 3];
      const known = ["/faq", "/contacto", "/herramientas"][index % 3];
      for (const address of [`${prefix}/${encodeURIComponent(string)}`, known]) {
        await visitor.open(`${address}?q=${raw}&machine=${raw}&${raw}=1#${raw}`);
        if (address !== known) {
          const words = await visitor.run("document.querySelector('main').textContent");
          assert.doesNotMatch(words, /alert/);
        }
        await expectUnharmed(string);
      }
    }
  });

  test("each string under each name that the site keeps is ignored, or shown as text", async () => {
    for (const string of HOSTILE) {
      await visitor.call(
        (local, session, text) => {
          for (const name of local) localStorage.setItem(name, text);
          for (const name of session) sessionStorage.setItem(name, text);
        },
        STORAGE_KEYS.localStorage,
        STORAGE_KEYS.sessionStorage,
        string,
      );
      await visitor.reload();
      assert.equal(await visitor.run("document.documentElement.lang"), "es");
      await expectUnharmed(string);
    }
  });

  test("no page asks anybody but the site, and a visit keeps what the cookie policy lists", async () => {
    const stored = new Set();
    for (const address of Object.keys(views)) {
      await visitor.open(address);
      // Pictures that load lazily are loaded as well.
      await visitor.call(() => {
        const pictures = [...document.querySelectorAll("img")];
        for (const picture of pictures) picture.loading = "eager";
        return Promise.all(pictures.map((picture) => picture.decode()));
      });
      for (const name of await visitor.run("[localStorage, sessionStorage].flatMap(Object.keys)"))
        stored.add(name);
    }
    await visitor.open("/contacto");
    await visitor.chooseLanguage("English");
    await visitor.chooseLanguage("Español");
    await visitor.fill();
    await visitor.send();
    await visitor.sent();
    for (const name of await visitor.run("[localStorage, sessionStorage].flatMap(Object.keys)"))
      stored.add(name);
    assert.equal(provider.requests.length, 1);
    const all = Object.values(STORAGE_KEYS).flat();
    assert.deepEqual(
      [...stored].filter((name) => !all.includes(name)),
      [],
    );
    assert.ok(stored.size >= 3, [...stored].join());
    const cookies = await visitor.run("document.cookie");
    assert.equal(cookies, "");
    // Of the service worker. The policy's second table is compared with them in `e2e/offline/pages.spec.ts`.
    const ofWorker = await visitor.call(async () => {
      const databases = await indexedDB.databases();
      return [...(await caches.keys()), ...databases.map(({ name }) => name)]
        .map((name) => name.replace(/^(bancal-(files|texts))-.*/, "$1"))
        .sort();
    });
    assert.deepEqual(ofWorker, [
      ...["bancal-files", "bancal-pictures", "bancal-shop", "bancal-texts"],
      "workbox-expiration",
    ]);
  });
});
