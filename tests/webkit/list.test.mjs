/** In WebKit: one request list from beginning to end, as `e2e/contact/list-input.spec.ts` has it. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { served } from "./served.mjs";
import { until, VALUES, Visitor, WIDE } from "./visitor.mjs";

const running = served();
/** @type {Visitor} */
let visitor;

const LINES = "[aria-labelledby=list-title] li";
const TOLD = "document.querySelector('.list-actions + [role=status]').textContent";
const named = (name) => `button[aria-label="${name}"]`;
const lines = () => visitor.all(LINES);
const hasLines = (count) =>
  until(async () => (await lines()).length === count, `${count} lines of the list`);

const PRESS = {
  mouse: async (selector) => {
    await visitor.there(selector);
    await visitor.click(selector);
  },
  touch: (selector) => visitor.tap(selector),
  keyboard: async (selector) => {
    await visitor.there(selector);
    const element = await visitor.onScreen(selector);
    await visitor.call((own) => own.focus(), element);
    await visitor.press(Key.ENTER);
  },
};

describe("in WebKit", () => {
  before(async () => {
    visitor = await Visitor.start(running.site.url, { touch: true });
    await visitor.resize(WIDE);
  });
  after(() => visitor.end());

  for (const [input, press] of Object.entries(PRESS))
    test(`by ${input}, five things of four pages in two languages are collected, changed, brought back and sent`, async () => {
      running.provider.requests.length = 0;
      await visitor.open("/contacto");
      await visitor.run("(localStorage.clear(), sessionStorage.clear())");
      async function collect(address, label) {
        await visitor.open(address);
        await press(named(label));
        // In its place stands how many are on the list.
        await visitor.gone(named(label));
      }
      await collect("/maquinaria/alquiler-vallas", "Añadir a la lista: Vallas metálicas");
      await collect("/buscar?q=pisón", "Añadir a la lista: Pisón");
      const dumpers = "/en/maquinaria/alquiler-dumpers";
      await collect(dumpers, "Add to your list: 2,000\u00a0kg dumper with bucket");
      await collect(dumpers, "Add to your list: 2,000\u00a0kg dumper without bucket");
      await collect("/herramientas", "Añadir a la lista: Llana");

      await visitor.open("/contacto");
      await hasLines(5);
      await press(named("Añadir una unidad: Pisón"));
      await press(named("Quitar: Vallas metálicas"));
      await hasLines(4);
      await press(".list-undo");
      await hasLines(5);
      await visitor.reload();
      await hasLines(5);

      const first = await visitor.driver.getWindowHandle();
      await visitor.driver.switchTo().newWindow("tab");
      await visitor.open("/contacto");
      await hasLines(5);
      // The driver opens it behind the first, where nothing can be clicked.
      await visitor.call(
        (own) => own.click(),
        await visitor.find(named("Quitar: Vallas metálicas")),
      );
      await hasLines(4);
      await visitor.driver.close();
      await visitor.driver.switchTo().window(first);
      await hasLines(4);

      await visitor.fill({ ...VALUES, user_machinery: " ", user_comments: " " });
      await visitor.send();
      await visitor.sent();
      assert.equal(running.provider.requests.length, 1);
      const comments = new Map(running.provider.requests[0].parts).get("user_comments");
      assert.deepEqual(
        comments.replaceAll("\r\n", "\n").replaceAll("\u00a0", " ").split("\n").slice(0, -1),
        [
          "---",
          "2 × Pisón",
          "1 × Dumper de 2.000 kg con cazo",
          "1 × Dumper de 2.000 kg sin cazo",
          "1 × Llana · compra",
        ],
      );
      await visitor.gone(LINES);
      await press(".sent-requests li button");
      await hasLines(4);
      await visitor.run("localStorage.removeItem('quoteSentAt')"); // or the next one would be held back
    });

  for (const [input, press] of Object.entries(PRESS))
    test(`by ${input}, a list is printed and shared, and one in the address is used, added or taken instead`, async () => {
      const decide = async (address, button) => {
        await visitor.open("/faq");
        await visitor.open(address);
        await press(`[aria-labelledby=shared-title] button:nth-of-type(${button})`);
        await visitor.gone("[aria-labelledby=shared-title]");
      };
      await visitor.open("/faq");
      await visitor.run("(localStorage.clear(), sessionStorage.clear())");
      await visitor.open("/contacto#lista=1;metal-fence,2,10;rammer,1");
      await visitor.there("[aria-labelledby=shared-title]");
      assert.equal((await lines()).length, 0);
      await press("[aria-labelledby=shared-title] button");
      await hasLines(2);
      assert.equal(await visitor.run("location.hash"), "");

      await visitor.run("(print = () => document.body.setAttribute('data-printed', ''))");
      await press(".list-actions button:nth-of-type(2)");
      await visitor.there("[data-printed]");
      await press(".list-actions button"); // it has no share sheet: the link is copied
      await until(async () => /^Enlace copiado/.test(await visitor.run(TOLD)), "a copied link");

      await decide("/contacto#lista=1;roller-650,1", 1);
      await hasLines(3);
      await decide("/contacto#lista=1;dumper-2000,1", 2);
      await hasLines(1);
    });
});
