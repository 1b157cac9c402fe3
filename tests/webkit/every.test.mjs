/** Every page, every list of the shop and every refusal in WebKit, of which `visit.test.mjs` tries some. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import {
  expectPage,
  expectPlainPage,
  expectProducts,
  expectRecovery,
  SHOP_LISTS,
} from "./checks.mjs";
import { served } from "./served.mjs";
import { Visitor, views, WIDE } from "./visitor.mjs";

const running = served();
/** @type {Visitor} */
let visitor;

describe("in WebKit", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url);
    await visitor.resize(WIDE);
  });
  after(() => visitor.end());

  beforeEach(async () => {
    running.provider.answerWith({});
    running.provider.requests.length = 0;
    await visitor.open("/faq");
    await visitor.run("(localStorage.clear(), sessionStorage.clear())");
  });

  test("every page of every language has its own heading, title and language", async () => {
    for (const address of Object.keys(views)) await expectPage(visitor, address);
  });

  test("every list of the shop shows its products, in every language", async () => {
    assert.equal(SHOP_LISTS.length, 18);
    for (const address of SHOP_LISTS) await expectProducts(visitor, address);
  });

  for (const status of [400, 403, 404, 412, 413, 422, 503])
    test(`after ${status} everything typed is there, and the next try arrives`, () =>
      expectRecovery(visitor, running.provider, { status, body: "no" }));
});

describe("in WebKit without WebAssembly, as in Lockdown Mode", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url, { wasm: false });
    await visitor.resize(WIDE);
  });
  after(() => visitor.end());

  test("every page has heading, language and the ways to the company", async () => {
    for (const address of Object.keys(views)) await expectPlainPage(visitor, address);
  });
});
