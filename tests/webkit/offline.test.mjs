/**
 * In WebKit: the site without a connection. The driver cannot take the connection away: the site's server goes, and a
 * page is told that it is offline by what its scripts ask, `navigator.onLine`.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startFaultProxy } from "./fault-proxy.mjs";
import { served } from "./served.mjs";
import { headingOf, until, VALUES, Visitor, views, WIDE } from "./visitor.mjs";

const running = served();
/** @type {Awaited<ReturnType<typeof startFaultProxy>>} */
let network;
/** @type {Visitor} */
let visitor;

const BAR = "[aria-labelledby=saved-requests]";

/** Waits until the worker controls the page and has kept the texts of the language. */
const kept = (language) =>
  until(
    () =>
      visitor.call(async (shell) => {
        if (!navigator.serviceWorker.controller) return false;
        const names = (await caches.keys()).filter((name) => name.startsWith("bancal-texts-"));
        const files = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return files.flat().some(({ url }) => url.includes(shell));
      }, `shell-${language}-`),
    `texts of ${language} kept`,
    30_000,
  );

const connection = (online) =>
  visitor.call((now) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => now });
    dispatchEvent(new Event(now ? "online" : "offline"));
  }, online);

describe("in WebKit, without a connection", () => {
  before(async () => {
    network = await startFaultProxy(running.site.url, { worker: true });
    visitor = await Visitor.start(network.url);
    await visitor.resize(WIDE);
  });
  after(async () => {
    await visitor.end();
    network.close();
  });

  test("after one page, every address of the language opens with its heading and its title", async () => {
    await visitor.open("/");
    await kept("es");
    network.lose(true);
    const own = Object.entries(views).filter(([, { lang }]) => lang === "es");
    assert.ok(own.length > 30);
    for (const [address, view] of own) {
      await visitor.open(address);
      assert.equal(await visitor.heading(), headingOf(view), address);
      assert.equal(await visitor.driver.getTitle(), view.meta.title, address);
      assert.ok(await visitor.run("document.documentElement.dataset.kept"), address);
    }
    await visitor.open("/buscar?q=hormigonera");
    await visitor.there("main [data-id]");
    network.lose(false);
  });

  test("a request without a connection waits, also after a reload, and is sent once by one press", async () => {
    running.provider.requests.length = 0;
    await visitor.open("/contacto");
    await visitor.fill();
    await connection(false);
    await visitor.send();
    await visitor.there(BAR);
    assert.equal(running.provider.requests.length, 0);
    network.lose(true);
    await visitor.open("/faq");
    await connection(false);
    await visitor.there(BAR);
    assert.equal((await visitor.all(`${BAR} .button:not(a)`)).length, 0);
    network.lose(false);
    await connection(true);
    await visitor.there(`${BAR} button.button`);
    assert.equal(running.provider.requests.length, 0);
    await visitor.click(`${BAR} button.button`);
    await visitor.gone(`${BAR} li`);
    assert.equal(running.provider.requests.length, 1);
    const parts = new Map(running.provider.requests[0].parts);
    for (const [name, text] of Object.entries(VALUES)) assert.equal(parts.get(name), text, name);
  });
});
