/**
 * In WebKit, whichever file fails: the visitor reads the page and knows how to go on. As
 * `tests/e2e/resilience/faults.spec.ts` says.
 */
import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { startServer } from "../../scripts/serve/serve.mjs";
import { ESSENTIAL, FAILURE_MODES, NON_ESSENTIAL, TEXT_KEYS } from "../shared/faults.mjs";
import { DOCUMENTS } from "../shared/shop-documents.mjs";
import { startFaultProxy } from "./fault-proxy.mjs";
import { until, VALUES, Visitor, WIDE } from "./visitor.mjs";

let site;
let faulty;
/** @type {Visitor} */
let visitor;

const shown = (selector, timeout) =>
  until(async () => (await visitor.find(selector)).isDisplayed(), selector, timeout);
const hidden = async (selector) =>
  assert.equal(await (await visitor.find(selector)).isDisplayed(), false, `${selector} is seen`);
const shownProducts = () =>
  visitor.run(
    "[...document.querySelectorAll('main .product img')].filter((e) => e.checkVisibility()).length",
  );
const products = () => until(async () => (await shownProducts()) >= 8, "the products");
const follow = (address) => visitor.click(`header nav a[href='${address}']`);
const retry = ".products-status + button";

/** The page is the static one, with the parts that stand in for those that need script. */
const expectPlain = (address) =>
  address === "/contacto" ? shown(".fallback a[href^='mailto:']") : products();

async function expectErrorScreen() {
  await visitor.headed("Unexpected Application Error!");
  for (const way of ["/", "tel:", "https://wa.me/"]) await shown(`main a[href^='${way}']`);
}

/** Opens an address without waiting for files that do not come. */
async function arrive(address) {
  await visitor.driver.get(faulty.url + address);
  const here = () => visitor.run("location.href");
  await until(async () => (await here()) === faulty.url + address && visitor.heading(), address);
}

describe("in WebKit", () => {
  before(async () => {
    site = await startServer({ port: 0 });
    visitor = await Visitor.start("", { loadStrategy: "none" });
    await visitor.resize(WIDE);
  });
  after(() => Promise.all([visitor.end(), site.close()]));

  beforeEach(async () => {
    // Another origin, so that nothing is stored or cached.
    faulty = await startFaultProxy(site.url);
    visitor.site = faulty.url;
  });
  afterEach(async () => {
    assert.ok(await visitor.heading());
    const text = await visitor.run("document.body.innerText");
    assert.deepEqual(
      TEXT_KEYS.filter((key) => text.includes(key)),
      [],
    );
    await until(async () => {
      const calls = await visitor.all("a[href^='tel:']");
      return (await Promise.all(calls.map((link) => link.isDisplayed()))).includes(true);
    }, "a phone to be seen");
    faulty.close();
  });

  for (const address of ["/contacto", "/herramientas"])
    for (const file of ESSENTIAL)
      for (const way of FAILURE_MODES)
        test(`first visit, ${file}, ${way}: ${address} is the plain page`, async () => {
          const come = faulty.injectFault(file, way);
          await arrive(address);
          await expectPlain(address);
          if (way === "slow") {
            come();
            await visitor.live();
            if (address === "/contacto") await shown(".form [type=submit]");
            else await products();
          } else {
            assert.equal((await visitor.all("html.hydrated")).length, 0);
            if (address === "/contacto") await hidden(".form");
            await follow("/formacion");
            await visitor.headed("Formación en maquinaria");
          }
        });

  for (const file of NON_ESSENTIAL)
    for (const way of FAILURE_MODES)
      test(`${file}, ${way}: the page works`, async () => {
        faulty.injectFault(file, way);
        await arrive("/");
        await visitor.live();
        await follow("/tienda");
        await visitor.at("/tienda");
        await shown("main a[href='/herramientas']");
      });

  for (const way of FAILURE_MODES) {
    test(`shop document, ${way}: it can be tried again`, async () => {
      const come = faulty.injectFault("shop document", way);
      await arrive("/herramientas");
      await visitor.live();
      await shown(retry, 25_000);
      come();
      await visitor.click(retry);
      await products();
      await visitor.gone(retry);
    });

    test(`on the way, page part, ${way}: the page is loaded whole, and is there without its part`, async () => {
      const come = faulty.injectFault("part of another page", way);
      await arrive("/ventajas");
      await visitor.live();
      await visitor.run("document.body.dataset.old = 'yes'");
      await follow("/faq");
      await visitor.headed("Preguntas frecuentes");
      if (way === "slow") {
        come();
        return visitor.live();
      }
      await visitor.gone("body[data-old]");
      // WebKit asks no second time for a script that has failed, so the page stays the plain one.
      await visitor.there("html:not(.script)");
    });

    test(`on the way, texts, ${way}: the page stays readable, its translation a link away`, async () => {
      await arrive("/faq");
      await visitor.live();
      const come = faulty.injectFault("texts", way);
      await visitor.chooseLanguage("English");
      if (way === "slow") {
        assert.equal(await visitor.heading(), "Preguntas frecuentes");
        come();
        return visitor.headed("Frequently asked questions");
      }
      await visitor.there("html:not(.script)");
      assert.equal(await visitor.heading(), "Preguntas frecuentes");
      await visitor.click("details.language summary");
      await visitor.click("details.language a[href='/en/faq']");
      await visitor.headed("Frequently asked questions");
    });
  }

  test("texts that never come end with a reload, not with an endless wait", async () => {
    await arrive("/faq");
    await visitor.live();
    await visitor.run("document.body.dataset.old = 'yes'");
    faulty.injectFault("texts", "slow");
    await visitor.chooseLanguage("English");
    const loaded = () => visitor.run("document.body && !document.body.dataset.old");
    await until(loaded, "a page anew", 30_000);
    await visitor.headed("Preguntas frecuentes");
  });

  for (const [name, document, outcome] of DOCUMENTS)
    test(`a shop document ${name} leaves the page usable`, async () => {
      faulty.replace("shop document", document());
      await arrive("/herramientas");
      await visitor.live();
      if (outcome === "failed") {
        await shown(retry);
      } else {
        await visitor.gone(".products-status p");
        await until(async () => (await shownProducts()) === outcome, `${outcome} products`);
      }
      await follow("/faq");
      await visitor.headed("Preguntas frecuentes"); // the address changes a moment before
      await visitor.click("main summary");
      await visitor.there("main details[open]");
    });

  test("connection lost in mid-navigation: reported, nothing typed is lost, one press when it is back", async () => {
    // Pages come when the browser is idle: without a connection, only one that has not come is missed.
    const come = faulty.injectFault("part of another page", "blocked");
    await arrive("/contacto");
    await visitor.live();
    await visitor.fill();
    faulty.lose(true);
    await follow("/faq");
    await expectErrorScreen();
    faulty.lose(false);
    come();
    await visitor.click("main button");
    await visitor.headed("Preguntas frecuentes");
    await visitor.open("/contacto");
    for (const [name, text] of Object.entries(VALUES))
      assert.equal(await visitor.value(name), text);
  });
});
