/** The core of the browser's tests in WebKit, the engine of Safari. docs/quality.md says what its driver leaves out. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, beforeEach, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { By, Key } from "selenium-webdriver";
import { startServer } from "../../scripts/serve.mjs";
import { startProvider } from "../provider/provider.mjs";
import { startWebKit } from "./webkit.mjs";

const json = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
const views = Object.assign(
  {},
  ...["es", "en", "val"].map((code) => json(`crates/core/snapshots/${code}.json`)),
);
const headingOf = ({ page }) => page.title ?? page.hero?.title;

/** Compiled into the site. */
const PROVIDER_PORT = 4174;
const WIDE = { width: 1300, height: 950 };
/** As narrow as its window becomes. */
const NARROW = { width: 450, height: 900 };

/** Script has taken the page over, its menus included. */
const LIVE = "html.live [aria-haspopup=menu]";

const TYPED = {
  user_name: "Obras Levante, S. L.",
  user_email: "obras+alquiler@example.com",
  user_number: "+34 965 00 00 00",
  user_machinery: "Dumper de 2.000 kg con cazo",
  user_city: "L’Alcoià · Alcoi",
  user_rentalDays: "3",
  user_comments: "Mañana & pasado, 50 % «ñ»",
};

let site;
let provider;
let browser;

before(async () => {
  site = await startServer({ port: 0 });
  provider = await startProvider({ port: PROVIDER_PORT });
});
after(() => Promise.all([site.close(), provider.close()]));

/** @param {() => Promise<unknown>} check waited for, ten seconds at most, to say something true */
async function until(check, what) {
  const end = Date.now() + 10_000;
  let last;
  while (Date.now() < end) {
    last = await check().catch((error) => error);
    if (last && !(last instanceof Error)) return last;
    await wait(50);
  }
  throw new Error(`${what} did not come: ${last}`);
}

const run = (script, ...values) => browser.driver.executeScript(`return (${script})`, ...values);
const find = (selector) => browser.driver.findElement(By.css(selector));
const all = (selector) => browser.driver.findElements(By.css(selector));
const there = (selector) => until(async () => (await all(selector)).length > 0, selector);
const gone = (selector) => until(async () => (await all(selector)).length === 0, `no ${selector}`);
/** Not `:focus`, which a window that is not the system's current one never has. */
const focusIn = (selector) =>
  until(
    () => run("document.activeElement.matches(arguments[0])", selector),
    `focus on ${selector}`,
  );
/** The driver clicks and writes only where it is on the screen, and does not bring it there. */
async function onScreen(target) {
  const element = typeof target === "string" ? await find(target) : target;
  await run("arguments[0].scrollIntoView({ block: 'center' })", element);
  return element;
}
const click = async (target) => (await onScreen(target)).click();
const heading = () => run("document.querySelector('h1').textContent");
const headed = (text) => until(async () => (await heading()) === text, `the heading ${text}`);
const value = (name) => run("document.getElementById(arguments[0]).value", name);
const path = () => run("location.pathname");
async function open(address) {
  await browser.driver.get(site.url + address);
  await there(LIVE);
}

async function resize(size) {
  await browser.driver.manage().window().setRect(size);
  await until(async () => (await run("innerWidth")) === size.width, `a width of ${size.width}`);
}

async function chooseLanguage(name) {
  await run("scrollTo({ top: 0, behavior: 'instant' })"); // where the languages are
  await click("[aria-haspopup=menu]");
  await there("[role=menuitemradio]");
  for (const item of await all("[role=menuitemradio]"))
    if ((await item.getText()) === name) return click(item);
  throw new Error(`no language ${name}`);
}

async function fill() {
  for (const [name, text] of Object.entries(TYPED)) {
    const control = await onScreen(`#${name}`);
    await control.clear();
    await control.sendKeys(text);
  }
}

const send = () => click("form [type=submit]");
const sent = () =>
  until(
    () =>
      run(
        "[...document.querySelectorAll('[role=status]')].some((e) => /con éxito/.test(e.textContent))",
      ),
    "the message of a success",
  );

describe("in WebKit", () => {
  before(async () => {
    browser = await startWebKit();
  });
  after(() => browser.end());

  beforeEach(async () => {
    provider.answerWith({});
    provider.requests.length = 0;
    await resize(WIDE);
    await open("/faq");
    await run("(localStorage.clear(), sessionStorage.clear())");
  });

  test("every page of every language has its own heading, title and language", async () => {
    for (const [address, view] of Object.entries(views)) {
      await open(address);
      assert.equal(await heading(), headingOf(view), address);
      assert.equal(await browser.driver.getTitle(), view.meta.title, address);
      assert.equal(await run("document.documentElement.lang"), view.lang, address);
    }
  });

  test("a chosen language is shown at once, survives a reload, and replaces a prefixed address", async () => {
    await chooseLanguage("Valencià");
    await headed("Preguntes freqüents");
    assert.equal(await path(), "/faq");
    await browser.driver.navigate().refresh();
    await there(LIVE);
    await headed("Preguntes freqüents");
    await open("/en/faq");
    await chooseLanguage("Español");
    // The address changes a moment before the page.
    await headed("Preguntas frecuentes");
    assert.equal(await path(), "/faq");
    assert.equal(await run("document.documentElement.lang"), "es");
  });

  test("links are followed without loading the document again", async () => {
    await run("document.body.dataset.same = 'yes'");
    await click("header nav a[href='/maquinaria']");
    await until(async () => (await path()) === "/maquinaria", "the page");
    await there("body[data-same=yes]");
    await browser.driver.navigate().back();
    await until(async () => (await path()) === "/faq", "the page before");
  });

  test("the menu opens with seven links, Escape closes it, and its button has the focus again", async () => {
    await resize(NARROW);
    await click("[aria-haspopup=dialog]");
    await there("dialog[open]");
    assert.equal((await all("dialog nav a")).length, 7);
    await focusIn("dialog, dialog *");
    await browser.driver.actions().sendKeys(Key.ESCAPE).perform();
    await gone("dialog[open]");
    await focusIn("[aria-haspopup=dialog]");
    await click("[aria-haspopup=dialog]");
    await there("dialog[open]");
    await until(() => run("document.getAnimations().length === 0"), "the panel at rest");
    await click("dialog a[href='/ventajas']");
    await until(async () => (await path()) === "/ventajas", "the page");
    await gone("dialog[open]");
  });

  test("each question opens and closes on its own", async () => {
    const questions = await all("main summary");
    assert.equal(questions.length, 12);
    await click(questions[0]);
    await click(questions[3]);
    assert.equal((await all("main details[open]")).length, 2);
    await click(questions[0]);
    assert.equal((await all("main details[open]")).length, 1);
  });

  test("every list of the shop shows its goods, in every language", async () => {
    const lists = Object.keys(views).filter((address) => views[address].page.kind === "shopList");
    assert.equal(lists.length, 18);
    for (const address of lists) {
      await open(address);
      await until(async () => (await all("main .good img")).length >= 8, `goods of ${address}`);
    }
  });

  test("an empty form is not sent: a summary takes the focus and leads to each field", async () => {
    await open("/contacto");
    await send();
    await until(async () => (await all("form [aria-invalid=true]")).length === 5, "five errors");
    await focusIn("[role=group]");
    const links = await all("[role=group] a[href^='#user_']");
    assert.equal(links.length, 5);
    await click(links[0]);
    assert.equal(await run("document.activeElement.id"), "user_name");
    assert.equal(provider.requests.length, 0);
  });

  test("a request is sent with twelve parts in their order, as a simple request", async () => {
    await open("/contacto");
    await fill();
    await send();
    await sent();
    assert.equal(provider.requests.length, 1);
    const [{ parts, preflight }] = provider.requests;
    assert.equal(preflight, false);
    assert.deepEqual(
      parts.map(([name]) => name),
      [
        ...["user_name", "user_email", "user_number", "user_machinery", "user_city"],
        ...["user_rentalDate", "user_rentalDays", "user_comments"],
        ...["lib_version", "service_id", "template_id", "user_id"],
      ],
    );
    for (const [name, text] of Object.entries(TYPED))
      assert.equal(new Map(parts).get(name), text, name);
    await until(async () => (await value("user_name")) === "", "an empty form");
  });

  for (const scenario of [
    ...[400, 403, 404, 412, 413, 422, 500, 503].map((status) => ({ status, body: "no" })),
    { hangup: true },
  ])
    test(`after ${scenario.status ?? "a broken connection"} everything typed is there, and the next try arrives`, async () => {
      await open("/contacto");
      await fill();
      provider.answerWith({ ...scenario, times: 1 });
      await send();
      await focusIn("[aria-labelledby=notice-title]");
      for (const [name, text] of Object.entries(TYPED)) assert.equal(await value(name), text);
      for (const way of ["https://wa.me/", "mailto:", "tel:"])
        assert.equal(
          (await all(`[aria-labelledby=notice-title] a[href^='${way}']`)).length,
          1,
          way,
        );
      await click("[aria-labelledby=notice-title] button");
      await sent();
      assert.equal(provider.requests.length, 2);
    });

  test("after 429 it waits, and tries once more by itself", async () => {
    await open("/contacto");
    await fill();
    provider.answerWith({ status: 429, body: "Too many requests", times: 1 });
    await send();
    await sent();
    assert.equal(provider.requests.length, 2);
  });

  test("what is typed is there after a reload, and after a language was chosen", async () => {
    await open("/contacto");
    await fill();
    await until(() => run("localStorage.getItem('quoteDraft')?.includes('Mañana')"), "the draft");
    await chooseLanguage("English");
    await until(async () => (await run("document.documentElement.lang")) === "en", "English");
    await browser.driver.navigate().refresh();
    await there(LIVE);
    await until(async () => (await value("user_name")) !== "", "the draft");
    for (const [name, text] of Object.entries(TYPED)) assert.equal(await value(name), text);
  });
});

describe("in WebKit without WebAssembly, as in Lockdown Mode", () => {
  before(async () => {
    browser = await startWebKit({ wasm: false });
    await resize(WIDE);
  });
  after(() => browser.end());

  test("every page has heading, language and the ways to the company", async () => {
    for (const [address, view] of Object.entries(views)) {
      await browser.driver.get(site.url + address);
      assert.equal(await run("typeof WebAssembly"), "undefined");
      assert.equal(await heading(), headingOf(view), address);
      assert.equal(await run("document.documentElement.lang"), view.lang, address);
      for (const way of ["tel:", "mailto:"])
        assert.ok((await all(`a[href^='${way}']`)).length > 0, `${way} on ${address}`);
    }
    assert.equal((await all("html.live")).length, 0);
  });

  test("menu and languages are links, a question opens, a list shows its goods, and a mail has the questions", async () => {
    await browser.driver.get(`${site.url}/herramientas`);
    assert.ok(await find("main .good img").isDisplayed());
    await click("header nav a[href='/faq']");
    await until(async () => (await path()) === "/faq", "the questions");
    await click("main summary");
    assert.equal((await all("main details[open]")).length, 1);
    await click("details.language summary");
    await click("details.language a[href='/en/faq']");
    await until(async () => (await path()) === "/en/faq", "the other language");
    await browser.driver.get(`${site.url}/contacto`);
    assert.equal(await find("form").isDisplayed(), false);
    assert.ok(await find("main a[href^='mailto:']").isDisplayed());
  });
});
