/** Whoever uses the keyboard, a magnifier or wider text reaches and sees everything. */
import type { Page } from "@playwright/test";
import { LANGUAGES, prefixOf } from "../../../scripts/lib/languages.mjs";
import { focusedStop, numberStops } from "../../shared/inside.mjs";
import { tagOf } from "../support/combinations";
import { resetProvider } from "../support/provider";
import { products } from "../support/resilience";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";

const KINDS = pageOfEachKind("es");

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 }, // 1280 × 1024 at 400 %, WCAG 1.4.10
];

test.describe("reach", { tag: "@firefox-reduced-motion" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  async function ready(page: Page, address: string) {
    await open(page, address);
    if (views[address]?.page.kind === "shopList") {
      await expect(products(page).nth(7)).toBeVisible();
    }
  }

  /** Presses a key until every stop has had the focus, or one gets it again: behind the last is the browser's toolbar. */
  async function walk(page: Page, key: string, count: number, start: number[] = []) {
    const order = [...start];
    const trouble: string[] = [];
    // A date has a stop for each of its parts.
    for (let pressed = 0; pressed < count + 8 && order.length < count; pressed += 1) {
      await page.keyboard.press(key);
      const next = await page.evaluate(focusedStop);
      if (next.at !== order.at(-1)) {
        if (next.at < 0 || order.includes(next.at)) {
          break;
        }
        order.push(next.at);
      }
      trouble.push(...next.trouble);
    }
    return { order, trouble };
  }

  for (const viewport of WINDOWS) {
    test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      for (const address of KINDS) {
        // The form has more stops than any other page, and a request must be possible in each window.
        const tag = address === "/contacto" ? [] : tagOf([viewport, WINDOWS], [address, KINDS]);

        test(`the keyboard reaches everything on ${address}, and nothing covers the focus`, {
          tag,
        }, async ({ page }) => {
          test.setTimeout(120_000);
          await ready(page, address);
          const count = await page.evaluate(numberStops);
          const forth = Array.from({ length: count }, (_, index) => index);
          const there = await walk(page, "Tab", count);
          expect(there.trouble).toEqual([]);
          expect(there.order).toEqual(forth);
          await page.locator(`[data-stop="${count - 1}"]`).focus();
          const back = await walk(page, "Shift+Tab", count, forth.slice(-1));
          expect(back.trouble).toEqual([]);
          expect(back.order).toEqual(forth.toReversed());
        });
      }
    });
  }

  test("a request is sent by keyboard alone, errors corrected on the way", async ({ page }) => {
    await resetProvider(page);
    await open(page, "/contacto");
    const { keyboard } = page;
    await page.locator("#user_name").focus();
    await keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Hay 5 datos que revisar" })).toBeFocused();
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect(page.locator("#user_name")).toBeFocused();
    const values = ["Obras Levante", "obras@example.com", "", "Dumper", "Alcoi"];
    for (const value of values) {
      await keyboard.type(value);
      await keyboard.press("Tab");
    }
    // A date field has stops of its own: day, month, year and the button of the calendar.
    while (await page.evaluate(() => document.activeElement?.id === "user_rentalDate")) {
      await keyboard.press("Tab");
    }
    await expect(page.locator("#user_rentalDays")).toBeFocused();
    await keyboard.type("3");
    await keyboard.press("Enter");
    await expect(
      page.getByRole("status").filter({ hasText: "Formulario enviado con éxito!" }),
    ).toBeVisible();
  });

  test("the skip link is the first stop and leads past the header", async ({ page }) => {
    await open(page, "/faq");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  /** Targets of less than 24 × 24 pixels (WCAG 2.5.8), but for those in a sentence. */
  function smallTargets(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        "a[href], button, input, textarea, summary",
      );
      const found: string[] = [];
      for (const element of all) {
        const { display, position } = getComputedStyle(element);
        const sentence =
          display === "inline" &&
          element.parentElement?.textContent?.trim() !== element.textContent?.trim();
        const cover = getComputedStyle(element, "::after").position === "absolute";
        const { width, height } = (
          cover ? (element.closest("li, .card") ?? element) : element
        ).getBoundingClientRect();
        const shown = element.checkVisibility({ visibilityProperty: true }) && position !== "fixed";
        if (shown && !sentence && width > 0 && (width < 23.9 || height < 23.9)) {
          found.push(`${element.textContent?.trim()}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
        }
      }
      return found;
    });
  }

  test("every target is at least 24 pixels wide and high", async ({ page }) => {
    test.setTimeout(240_000);
    for (const address of LANGUAGES.flatMap(({ tag }) => pageOfEachKind(tag))) {
      await ready(page, address);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await smallTargets(page), `${address} at ${width}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/");
    await page.locator("[aria-haspopup=dialog]").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });

  /** Sets the text spacing of WCAG 1.4.12. */
  function space(page: Page): Promise<void> {
    return page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`);
      document.adoptedStyleSheets = [sheet];
    });
  }

  /** Texts that are cut off, or that leave the window at the side. */
  function lost(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const found: string[] = [];
      const wide = document.scrollingElement?.scrollWidth ?? 0;
      if (wide > width) {
        found.push(`the page is ${wide - width} px too wide`);
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const own = text.parentElement;
        if (
          !(own && text.textContent?.trim() && own.checkVisibility({ visibilityProperty: true }))
        ) {
          continue;
        }
        if (own.closest(".visually-hidden, .skip, .honeypot, thead")) {
          continue; // for screen readers, or shown on keyboard focus only
        }
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.left < -0.5 || box.right > width + 0.5) {
          found.push(`${text.textContent.trim()}: ${box.left} to ${box.right}`);
        }
        for (let around: Element | null = own; around; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const edge = around.getBoundingClientRect();
          const cut =
            (/hidden|clip/.test(overflowX) &&
              (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
            (/hidden|clip/.test(overflowY) &&
              (box.bottom > edge.bottom + 1 || box.top < edge.top - 1));
          if (cut && around !== document.documentElement) {
            found.push(`${text.textContent.trim()} is cut off by ${around.className}`);
          }
        }
      }
      return found;
    });
  }

  /** Nothing is lost on these pages at 320 pixels, nor with wider text in any window. */
  async function expectNothingLost(page: Page, own: string[]) {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of own) {
      await ready(page, address);
      expect.soft(await lost(page), address).toEqual([]);
      await space(page);
      expect.soft(await lost(page), `${address}, wider text`).toEqual([]);
      for (const width of [780, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await lost(page), `${address}, wider text at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
    }
  }

  for (const { code, tag, english: name } of LANGUAGES) {
    test(`${name} pages of each kind lose nothing at 320 pixels, not even with wider text`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await expectNothingLost(page, pageOfEachKind(tag));
    });

    test(`no other ${name} page loses anything either`, { tag: "@on-demand" }, async ({ page }) => {
      test.setTimeout(240_000);
      const kinds = pageOfEachKind(tag);
      const own = Object.keys(views).filter((address) => views[address]?.lang === tag);
      await expectNothingLost(
        page,
        own.filter((address) => !kinds.includes(address)),
      );
    });

    test(`${name} form, panel and questions lose nothing at 320 pixels with wider text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const prefix = prefixOf(code);
      await open(page, `${prefix}/contacto`);
      await space(page);
      await page.locator(".form [type=submit]").click();
      await expect(page.locator(".form [aria-invalid=true]")).toHaveCount(5);
      expect(await lost(page)).toEqual([]);
      await page.locator("[aria-haspopup=dialog]").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await lost(page)).toEqual([]);
      await page.goto(`${prefix}/faq`);
      await hydrated(page);
      await space(page);
      for (const question of await page.locator("main details").all()) {
        await question.locator("summary").click();
      }
      expect(await lost(page)).toEqual([]);
    });
  }
});
