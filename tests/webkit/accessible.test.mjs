/** In WebKit: what axe-core finds, and whether the keyboard reaches and shows everything. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import axe from "axe-core";
import { Key } from "selenium-webdriver";
import { LANGUAGES, prefixOf } from "../../scripts/lib/languages.mjs";
import { EVERY_RULE, focusedStop, numberStops, violations } from "../shared/inside.mjs";
import { served } from "./served.mjs";
import { NARROW, until, Visitor, views, WIDE } from "./visitor.mjs";

const LOW = { width: 450, height: 300 };

const running = served();
/** @type {Visitor} */
let visitor;

/** One page of each kind. */
const KINDS = [
  ...new Map(
    Object.entries(views)
      .filter(([, { lang }]) => lang === "es")
      .map(([address, view]) => [view.page.kind, address]),
  ).values(),
];

async function ready(address) {
  await visitor.open(address);
  if (views[address]?.page.kind === "shopList")
    await until(async () => (await visitor.all("main .product img")).length >= 8, "the products");
}

/** How often axe-core has been run. */
let runs = 0;

/** From the top, as the header lies over half a target somewhere on every page. */
async function examine(state, part = "html", runOnly = undefined) {
  if (!(await visitor.run("'axe' in window"))) await visitor.driver.executeScript(axe.source);
  await visitor.run("scrollTo({ top: 0, behavior: 'instant' })");
  const options = runOnly ? { ...EVERY_RULE, runOnly } : EVERY_RULE;
  const found = await visitor.call(violations, [part, options]);
  assert.deepEqual(found, [], `${await visitor.path()}, ${state}`);
  runs += 1;
}

after(() => console.log(`axe-core: ${runs} runs`));

describe("in WebKit, its motion reduced,", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url, { still: true });
    assert.ok(await visitor.run("matchMedia('(prefers-reduced-motion: reduce)').matches"));
  });
  after(() => visitor.end());

  for (const { code, tag: lang } of LANGUAGES) {
    const prefix = prefixOf(code);
    const own = Object.keys(views).filter((address) => views[address].lang === lang);

    test(`${own.length} pages in ${lang} are accessible as loaded and with their menus open`, async () => {
      for (const address of own) {
        await visitor.resize(WIDE);
        await ready(address);
        await examine("wide");
        await visitor.click(".language summary");
        await visitor.there(".language[open] a");
        await examine("languages open", "header");
        await visitor.press(Key.ESCAPE);
        await visitor.resize(NARROW);
        await examine("narrow");
        if ((await visitor.all("main details.side-title")).length > 0) {
          await visitor.click("main details.side-title summary");
          await examine("side menu open", ".side");
        }
        await visitor.click("[aria-haspopup=dialog]");
        await visitor.there("dialog[open]");
        await examine("menu open", "dialog");
      }
    });

    test(`open questions and the form in ${lang} are accessible with errors, sent and not sent`, async () => {
      for (const size of [WIDE, NARROW]) {
        await visitor.resize(size);
        await visitor.open(`${prefix}/faq`);
        for (const question of await visitor.all("main summary")) await visitor.click(question);
        assert.equal((await visitor.all("main details[open]")).length, 12);
        await examine("questions open");
        await visitor.open(`${prefix}/contacto`);
        await visitor.send();
        await visitor.focusIn("[role=group]");
        await examine("form errors");
        running.provider.answerWith({ status: 503, times: 1 });
        await visitor.fill();
        await visitor.send();
        await visitor.focusIn("[aria-labelledby=notice-title]");
        await examine("failure");
        await visitor.reload();
        await visitor.there(".draft p");
        await examine("draft brought back");
        await visitor.run("localStorage.removeItem('quoteSentAt')");
        await visitor.send();
        await until(async () => (await visitor.value("user_name")) === "", "an empty form");
        await examine("success");
        const said =
          "[...document.querySelectorAll('.form [role=status]')].some((e) => e.textContent)";
        assert.ok(await visitor.run(said), "the success was not there any more");
        await visitor.run("localStorage.removeItem('quoteSentAt')"); // or the next one would be held back
      }
    });
  }

  for (const size of [WIDE, NARROW, LOW])
    test(`the keyboard reaches everything in a window ${size.width} wide and ${size.height} high, and nothing covers the focus`, async () => {
      await visitor.resize(size);
      for (const address of KINDS) {
        await ready(address);
        const count = await visitor.call(numberStops);
        const forth = Array.from({ length: count }, (_, index) => index);
        assert.deepEqual(await walk(count, () => visitor.press(Key.TAB)), forth, address);
        await visitor.run(`document.querySelector('[data-stop="${count - 1}"]').focus()`);
        const back = await walk(count, () => visitor.pressWithShift(Key.TAB), [count - 1]);
        assert.deepEqual(back, forth.toReversed(), `${address}, backwards`);
      }
    });

  /**
   * WebKit scrolls a moment after the focus has changed. The driver releases a key before that, a finger does after it:
   * so the page is told of the key once more where the focus is not in sight.
   */
  async function stopSeen() {
    const seen = async () => (await visitor.call(focusedStop)).trouble.length === 0;
    const waited = (timeout) => until(seen, "a stop without trouble", timeout);
    await waited(500).catch(async () => {
      await visitor.run("dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }))");
      await waited(2000).catch(() => {});
    });
    return visitor.call(focusedStop);
  }

  /** Presses until every stop has had the focus, or one gets it again: behind the last is the browser's toolbar. */
  async function walk(count, press, start = []) {
    const order = [...start];
    // A date has a stop for each of its parts.
    for (let pressed = 0; pressed < count + 8 && order.length < count; pressed += 1) {
      await press();
      const next = await stopSeen();
      if (next.at !== order.at(-1)) {
        if (next.at < 0 || order.includes(next.at)) break;
        order.push(next.at);
      }
      assert.deepEqual(next.trouble, [], await visitor.path());
    }
    return order;
  }

  test("the skip link is the first stop and leads past the header", async () => {
    await visitor.resize(WIDE);
    await visitor.open("/faq");
    await visitor.press(Key.TAB);
    await visitor.focusIn(".skip");
    await visitor.press(Key.ENTER);
    await visitor.press(Key.TAB);
    await visitor.focusIn("main *");
  });

  test("a request is sent by keyboard alone, errors corrected on the way", async () => {
    await visitor.run("(localStorage.clear(), sessionStorage.clear())");
    running.provider.requests.length = 0;
    await visitor.open("/contacto");
    await visitor.run("document.getElementById('user_name').focus()");
    await visitor.press(Key.ENTER);
    await visitor.focusIn("[role=group]");
    await visitor.press(Key.TAB);
    await visitor.press(Key.ENTER);
    await visitor.focusIn("#user_name");
    for (const value of ["Obras Levante", "obras@example.com", "", "Dumper", "Alcoi"])
      await visitor.press(value, Key.TAB);
    // A date field has stops of its own: day, month, year and the button of the calendar.
    while (await visitor.run("document.activeElement.id === 'user_rentalDate'"))
      await visitor.press(Key.TAB);
    await visitor.focusIn("#user_rentalDays");
    await visitor.press("3", Key.ENTER);
    await visitor.sent();
    assert.equal(running.provider.requests.length, 1);
  });
});

describe("in WebKit, in the dark scheme,", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url, { dark: true, still: true });
    assert.ok(await visitor.run("matchMedia('(prefers-color-scheme: dark)').matches"));
  });
  after(() => visitor.end());

  test("every page has colours that contrast", async () => {
    await visitor.resize(WIDE);
    for (const address of Object.keys(views)) {
      await ready(address);
      await examine("dark", "html", ["color-contrast", "link-in-text-block"]);
    }
  });
});
