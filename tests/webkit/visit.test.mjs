/** The core of the browser's tests in WebKit, the engine of Safari. docs/quality.md says what its driver leaves out. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import {
  EACH_KIND,
  expectPage,
  expectPlainPage,
  expectProducts,
  expectRecovery,
  SHOP_LISTS,
} from "./checks.mjs";
import { served } from "./served.mjs";
import { NARROW, until, VALUES, Visitor, views, WIDE } from "./visitor.mjs";

const running = served();
/** @type {Visitor} */
let visitor;

describe("in WebKit", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url);
  });
  after(() => visitor.end());

  beforeEach(async () => {
    running.provider.answerWith({});
    running.provider.requests.length = 0;
    await visitor.resize(WIDE);
    await visitor.open("/faq");
    await visitor.run("(localStorage.clear(), sessionStorage.clear())");
  });

  test("a page of each kind has its own heading, title and language, in every language", async () => {
    for (const address of EACH_KIND) await expectPage(visitor, address);
  });

  test("a chosen language is shown at once, survives a reload, and replaces a prefixed address", async () => {
    await visitor.chooseLanguage("Valencià");
    await visitor.headed("Preguntes freqüents");
    assert.equal(await visitor.path(), "/faq");
    await visitor.reload();
    await visitor.headed("Preguntes freqüents");
    await visitor.open("/en/faq");
    await visitor.chooseLanguage("Español");
    // The address changes a moment before the page.
    await visitor.headed("Preguntas frecuentes");
    assert.equal(await visitor.path(), "/faq");
    assert.equal(await visitor.run("document.documentElement.lang"), "es");
  });

  test("links are followed without loading the document again", async () => {
    await visitor.run("document.body.dataset.same = 'yes'");
    await visitor.click("header nav a[href='/maquinaria']");
    await visitor.at("/maquinaria");
    await visitor.there("body[data-same=yes]");
    await visitor.driver.navigate().back();
    await visitor.at("/faq");
  });

  test("the menu opens with seven links, Escape closes it, and its button has the focus again", async () => {
    await visitor.resize(NARROW);
    await visitor.click("[aria-haspopup=dialog]");
    await visitor.there("dialog[open]");
    assert.equal((await visitor.all("dialog nav a")).length, 7);
    await visitor.focusIn("dialog, dialog *");
    await visitor.press(Key.ESCAPE);
    await visitor.gone("dialog[open]");
    await visitor.focusIn("[aria-haspopup=dialog]");
    await visitor.click("[aria-haspopup=dialog]");
    await visitor.there("dialog[open]");
    await until(() => visitor.run("document.getAnimations().length === 0"), "the panel at rest");
    await visitor.click("dialog a[href='/ventajas']");
    await visitor.at("/ventajas");
    await visitor.gone("dialog[open]");
  });

  test("each question opens and closes on its own", async () => {
    const questions = await visitor.all("main summary");
    assert.equal(questions.length, 12);
    await visitor.click(questions[0]);
    await visitor.click(questions[3]);
    assert.equal((await visitor.all("main details[open]")).length, 2);
    await visitor.click(questions[0]);
    assert.equal((await visitor.all("main details[open]")).length, 1);
  });

  test("every list of the shop shows its products", async () => {
    const lists = SHOP_LISTS.filter((address) => views[address].lang.startsWith("es"));
    assert.equal(lists.length, 6);
    for (const address of lists) await expectProducts(visitor, address);
  });

  test("words in the header lead to results in the order of rank, and one of them to the form", async () => {
    const ids = () =>
      visitor.run("[...document.querySelectorAll('main [data-id]')].map((own) => own.dataset.id)");
    await visitor.fill({ q: "tijera 12 m" });
    await visitor.press(Key.ENTER);
    await visitor.there("main [data-id]");
    assert.equal(await visitor.run("location.search"), "?q=tijera+12+m");
    assert.equal((await ids())[0], "scissor-12-electric");
    await visitor.click("main [data-id] .cover");
    await visitor.at("/maquinaria/alquiler-plataformas-tijera");
    await visitor.gone("main [data-id]"); // the address changes a moment before the page
    await visitor.driver.navigate().back();
    await visitor.there("main [data-id]");
    await visitor.click("main [data-id] .ask");
    await visitor.at("/contacto");
    await until(
      async () =>
        (await visitor.value("user_machinery")) === "Plataforma de tijera eléctrica de 12 m",
      "the machine in the form",
    );
  });

  test("an empty form is not sent: a summary takes the focus and leads to each field", async () => {
    await visitor.open("/contacto");
    await visitor.send();
    await until(
      async () => (await visitor.all(".form [aria-invalid=true]")).length === 5,
      "five errors",
    );
    await visitor.focusIn("[role=group]");
    const links = await visitor.all("[role=group] a[href^='#user_']");
    assert.equal(links.length, 5);
    await visitor.click(links[0]);
    assert.equal(await visitor.run("document.activeElement.id"), "user_name");
    assert.equal(running.provider.requests.length, 0);
  });

  test("a request is sent with twelve parts in their order, as a simple request", async () => {
    await visitor.open("/contacto");
    await visitor.fill();
    await visitor.send();
    await visitor.sent();
    assert.equal(running.provider.requests.length, 1);
    const [{ parts, preflight }] = running.provider.requests;
    assert.equal(preflight, false);
    assert.deepEqual(
      parts.map(([name]) => name),
      [
        ...["user_name", "user_email", "user_number", "user_machinery", "user_city"],
        ...["user_rentalDate", "user_rentalDays", "user_comments"],
        ...["lib_version", "service_id", "template_id", "user_id"],
      ],
    );
    for (const [name, text] of Object.entries(VALUES))
      assert.equal(new Map(parts).get(name), text, name);
    await until(async () => (await visitor.value("user_name")) === "", "an empty form");
  });

  for (const [name, answer] of Object.entries({
    500: { status: 500, body: "no" },
    "a broken connection": { hangup: true },
  }))
    test(`after ${name} everything typed is there, and the next try arrives`, () =>
      expectRecovery(visitor, running.provider, answer));

  test("after 429 it waits, and tries once more by itself", async () => {
    await visitor.open("/contacto");
    await visitor.fill();
    running.provider.answerWith({ status: 429, body: "Too many requests", times: 1 });
    await visitor.send();
    await visitor.sent();
    assert.equal(running.provider.requests.length, 2);
  });

  test("what is typed is there after a reload, and after a language was chosen", async () => {
    await visitor.open("/contacto");
    await visitor.fill();
    await until(
      () => visitor.run("localStorage.getItem('quoteDraft')?.includes('Mañana')"),
      "the draft",
    );
    await visitor.chooseLanguage("English");
    await until(
      async () => (await visitor.run("document.documentElement.lang")) === "en",
      "English",
    );
    await visitor.reload();
    await until(async () => (await visitor.value("user_name")) !== "", "the draft");
    for (const [name, text] of Object.entries(VALUES))
      assert.equal(await visitor.value(name), text);
  });
});

describe("in WebKit without WebAssembly, as in Lockdown Mode", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url, { wasm: false });
    await visitor.resize(WIDE);
  });
  after(() => visitor.end());

  test("a page of each kind has heading, language and the ways to the company, in every language", async () => {
    for (const address of EACH_KIND) await expectPlainPage(visitor, address);
  });

  test("menu and languages are links, a question opens, a list shows its products, and a mail has the questions", async () => {
    await visitor.driver.get(`${running.site.url}/herramientas`);
    assert.ok(await visitor.find("main .product img").isDisplayed());
    await visitor.click("header nav a[href='/faq']");
    await visitor.at("/faq");
    await visitor.click("main summary");
    assert.equal((await visitor.all("main details[open]")).length, 1);
    await visitor.click("details.language summary");
    await visitor.click("details.language a[href='/en/faq']");
    await visitor.at("/en/faq");
    await visitor.driver.get(`${running.site.url}/contacto`);
    assert.equal(await visitor.find(".form").isDisplayed(), false);
    assert.ok(await visitor.find("main a[href^='mailto:']").isDisplayed());
  });
});
