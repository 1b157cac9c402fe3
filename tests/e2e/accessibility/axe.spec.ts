/** No page, in no language, state or look, has what axe-core calls a violation. */
import type { Page } from "@playwright/test";
import { CODES, prefixOf } from "../../../scripts/lib/languages.mjs";
import { counts, EVERY_PAGE, emulate, examine, ON_A_PHONE } from "../support/axe";
import { tagOf } from "../support/combinations";
import { FILE_FAULT, injectFault, saveData } from "../support/fault-injection";
import { START } from "../support/form";
import { codeOf, texts } from "../support/language";
import { openWith } from "../support/list";
import { answerWith, resetProvider } from "../support/provider";
import { products } from "../support/resilience";
import { expect, hydrated, open, test, views } from "../support/site";

const addressesOf = (code: string) => Object.keys(views).filter((path) => codeOf(path) === code);

const kindsOf = (code: string) => [
  ...new Set(addressesOf(code).map((address) => views[address]?.page.kind)),
];

const STATES = [
  "open questions",
  "errors",
  "request list",
  "success",
  "failure",
  "shop list that does not load",
  "error screen",
  "unknown address",
] as const;

test.describe("axe-core", { tag: ["@firefox-reduced-motion", "@firefox-dark"] }, () => {
  test.afterAll(() => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const states = [...counts].map(([state, count]) => `${state} ${count}`).join(", ");
    console.log(`axe-core: ${total} looks so far (${states})`);
  });

  /** Opens the panel of a phone, by the button that is the same in every language. */
  async function openMenu(page: Page) {
    await page.locator("[aria-haspopup=dialog]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }

  /** The message of a success goes after five seconds, which may be before it is examined in every look. */
  async function keepMessages(page: Page) {
    await page.addInitScript(() => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (target, self, [handler, delay, ...rest]) =>
          Reflect.apply(target, self, [handler, delay === 5000 ? 600_000 : delay, ...rest]),
      });
    });
  }

  for (const code of CODES) {
    const inLanguage = (state: (typeof STATES)[number]) => ({
      tag: tagOf([code, CODES], [state, STATES]),
    });

    for (const kind of kindsOf(code)) {
      const own = addressesOf(code).filter((address) => views[address]?.page.kind === kind);

      test(`${code}: ${kind} pages are accessible as loaded and with their menus open`, {
        tag: tagOf([code, CODES], [kind, kindsOf(code)]),
      }, async ({ page }) => {
        test.setTimeout(60_000 + own.length * 60_000);
        for (const [index, address] of own.entries()) {
          await emulate(page, "wide");
          await open(page, address);
          if (kind === "shopList") {
            await expect(products(page).nth(7)).toBeVisible();
          }
          // Pages of a kind differ in texts and pictures alone: one of each language is seen in every look.
          await examine(page, "as loaded", index === 0 ? EVERY_PAGE : ["wide"]);
        }

        // The menus are the same on all pages of a kind, but for the entry of the page itself.
        await emulate(page, "wide");
        await page.locator(".language summary").click();
        await expect(page.locator(".language-list")).toBeVisible();
        await examine(page, "languages open", ["wide"], "header");
        await page.keyboard.press("Escape");

        await emulate(page, "narrow");
        const side = page.locator("main details.side-title");
        if ((await side.count()) > 0) {
          await side.locator("summary").click();
          await examine(page, "side menu open", ["narrow"], ".side");
        }
        await openMenu(page);
        await examine(page, "menu open", kind === "home" ? ON_A_PHONE : ["narrow"], "dialog");
      });
    }

    test(
      `${code}: open questions are accessible`,
      inLanguage("open questions"),
      async ({ page }) => {
        await emulate(page, "wide"); // with reduced motion, no click waits until the last answer has unfolded
        await open(page, `${prefixOf(code)}/faq`);
        for (const question of await page.locator("main details").all()) {
          await question.locator("summary").click();
        }
        await expect(page.locator("main details[open]")).toHaveCount(12);
        await examine(page, "questions open", EVERY_PAGE);
      },
    );

    test.describe(`${code}: the form`, () => {
      test.beforeEach(({ page }) => resetProvider(page));

      async function fillAndSend(page: Page) {
        await open(page, `${prefixOf(code)}/contacto`);
        for (const [name, value] of Object.entries({
          user_name: "Obras Levante",
          user_email: "obras@example.com",
          user_machinery: "Dumper",
          user_city: "Alcoi",
          user_rentalDays: "3",
        })) {
          await page.locator(`#${name}`).fill(value);
        }
        await page.locator(".form [type=submit]").click();
      }

      test("is accessible with its errors", inLanguage("errors"), async ({ page }) => {
        await open(page, `${prefixOf(code)}/contacto`);
        await page.locator(".form [type=submit]").click();
        await expect(page.locator(".form [aria-invalid=true]")).toHaveCount(5);
        await examine(page, "form errors", [...EVERY_PAGE, ...ON_A_PHONE.slice(1)]);
      });

      test(
        "is accessible with a request list, and with one that is offered",
        inLanguage("request list"),
        async ({ page }) => {
          const list = `1;metal-fence,2,10,${START};rammer,1;goods.tools.trowel,3`;
          await openWith(page, list, `${prefixOf(code)}/contacto#lista=${list};roller-650,1`);
          await expect(page.locator(".shared-list li")).toHaveCount(4);
          await expect(page.locator(".list-lines li")).toHaveCount(3);
          await examine(page, "request list", EVERY_PAGE);
        },
      );

      test("is accessible after a success", inLanguage("success"), async ({ page }) => {
        await keepMessages(page);
        await fillAndSend(page);
        const text = texts(code)("translated-contacto-placeholder-successMessage");
        const message = page.getByRole("status").filter({ hasText: text });
        await expect(message).toBeVisible();
        await examine(page, "success", EVERY_PAGE);
        await expect(message).toBeVisible();
      });

      test(
        "is accessible after a failure, and with a draft brought back",
        inLanguage("failure"),
        async ({ page, expectedConsole }) => {
          expectedConsole.push(/status of 503/, /^Error al enviar:/);
          await answerWith(page, { status: 503 });
          await fillAndSend(page);
          await expect(page.locator("[aria-labelledby=notice-title]")).toBeFocused();
          await examine(page, "failure", [...EVERY_PAGE, ...ON_A_PHONE.slice(1)]);
          await page.reload();
          await hydrated(page);
          await expect(page.locator(".draft p")).toBeVisible();
          await examine(page, "draft brought back", EVERY_PAGE);
        },
      );
    });

    test(
      `${code}: a shop list that does not load is accessible`,
      inLanguage("shop list that does not load"),
      async ({ page, expectedConsole }) => {
        expectedConsole.push(/Error al obtener datos:/, /503/);
        await page.route("**/shop.json", (route) => route.fulfill({ status: 503, body: "" }));
        await open(page, `${prefixOf(code)}/herramientas`);
        await expect(page.locator(".products-failed")).toBeVisible();
        await examine(page, "products failed", EVERY_PAGE);
      },
    );

    test(
      `${code}: the error screen is accessible`,
      inLanguage("error screen"),
      async ({ page, expectedConsole }) => {
        expectedConsole.push(FILE_FAULT);
        await saveData(page); // otherwise the part would be loaded before it can fail
        await open(page, prefixOf(code) || "/");
        // A second failure within a minute is not an update of the site: it is shown instead of loading again.
        await page.evaluate(() =>
          sessionStorage.setItem("reloadedAfterUpdate", String(Date.now())),
        );
        await injectFault(page, "page part", "404");
        await page.getByRole("contentinfo").locator("a[href$='/faq']").click();
        await expect(page.locator(".error-screen")).toBeVisible();
        await examine(page, "error screen", [...EVERY_PAGE, "narrow and dark"]);
      },
    );

    test(
      `${code}: an unknown address is accessible`,
      inLanguage("unknown address"),
      async ({ page, expectedConsole }) => {
        expectedConsole.push(/404/);
        await open(page, `${prefixOf(code)}/no-existe`);
        await examine(page, "unknown address", EVERY_PAGE);
      },
    );
  }
});
