/** What `visit.test.mjs` tries on some pages and answers in every run, and `every.test.mjs` on all. */
import assert from "node:assert/strict";
import { headingOf, until, VALUES, views } from "./visitor.mjs";

/** One page of each kind in each language. */
export const EACH_KIND = [
  ...new Map(
    Object.entries(views).map(([address, { lang, page }]) => [`${lang} ${page.kind}`, address]),
  ).values(),
];

/** The addresses of the shop's lists. */
export const SHOP_LISTS = Object.keys(views).filter(
  (address) => views[address].page.kind === "shopList",
);

/** @param {import("./visitor.mjs").Visitor} visitor @param {string} address */
export async function expectPage(visitor, address) {
  const view = views[address];
  await visitor.open(address);
  assert.equal(await visitor.heading(), headingOf(view), address);
  assert.equal(await visitor.driver.getTitle(), view.meta.title, address);
  assert.equal(await visitor.run("document.documentElement.lang"), view.lang, address);
}

/** @param {import("./visitor.mjs").Visitor} visitor without WebAssembly @param {string} address */
export async function expectPlainPage(visitor, address) {
  const view = views[address];
  await visitor.driver.get(visitor.site + address);
  assert.equal(await visitor.run("typeof WebAssembly"), "undefined");
  assert.equal(await visitor.heading(), headingOf(view), address);
  assert.equal(await visitor.run("document.documentElement.lang"), view.lang, address);
  for (const way of ["tel:", "mailto:"])
    assert.ok((await visitor.all(`a[href^='${way}']`)).length > 0, `${way} on ${address}`);
  assert.equal((await visitor.all("html.hydrated")).length, 0);
}

/** @param {import("./visitor.mjs").Visitor} visitor @param {string} address of a list of the shop */
export async function expectProducts(visitor, address) {
  await visitor.open(address);
  await until(
    async () => (await visitor.all("main .product img")).length >= 8,
    `products of ${address}`,
  );
}

/**
 * After an answer that is no success, everything typed is there, and the next try arrives.
 * @param {import("./visitor.mjs").Visitor} visitor
 * @param {Awaited<ReturnType<typeof import("../../tools/provider/provider.mjs").startProvider>>} provider
 * @param {object} answer as the provider is told
 */
export async function expectRecovery(visitor, provider, answer) {
  await visitor.open("/contacto");
  await visitor.fill();
  provider.answerWith({ ...answer, times: 1 });
  await visitor.send();
  await visitor.focusIn("[aria-labelledby=notice-title]");
  for (const [name, text] of Object.entries(VALUES)) assert.equal(await visitor.value(name), text);
  for (const way of ["https://wa.me/", "mailto:", "tel:"])
    assert.equal(
      (await visitor.all(`[aria-labelledby=notice-title] a[href^='${way}']`)).length,
      1,
      way,
    );
  await visitor.click("[aria-labelledby=notice-title] button");
  await visitor.sent();
  assert.equal(provider.requests.length, 2);
}
