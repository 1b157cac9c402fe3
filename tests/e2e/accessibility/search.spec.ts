/** The search in each of its states: accessible in every look, within the window, and usable by keyboard alone. */
import type { Page } from "@playwright/test";
import { CODES, prefixOf } from "../../../scripts/lib/languages.mjs";
import { FILES } from "../../shared/faults.mjs";
import { EVERY_PAGE, examine, ON_A_PHONE } from "../support/axe";
import { tagOf } from "../support/combinations";
import { expectNoFaults } from "../support/layout";
import { expect, open, test } from "../support/site";

const WORDS = { found: "dumper", near: "excabadora", nothing: "piano de cola" };
const STATES = [...Object.keys(WORDS), "failed"];

/** A search without its index, which is a state of its own. */
async function failing(page: Page, address: string) {
  await page.route(FILES["search index"], (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, `${address}?q=${WORDS.found}`);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
}

for (const code of CODES) {
  const address = `${prefixOf(code)}/buscar`;
  const inLanguage = (state: string) => ({ tag: tagOf([code, CODES], [state, STATES]) });

  test.describe(`${code}: the search`, {
    tag: ["@firefox-reduced-motion", "@firefox-dark"],
  }, () => {
    for (const [state, words] of Object.entries(WORDS)) {
      test(`is accessible with ${state} words`, inLanguage(state), async ({ page }) => {
        await open(page, `${address}?q=${encodeURIComponent(words)}`);
        await expect(page.locator("#results")).toBeVisible();
        await examine(page, `search ${state}`, [...EVERY_PAGE, ...ON_A_PHONE.slice(1)]);
      });
    }

    test(
      "is accessible when it cannot be loaded",
      inLanguage("failed"),
      async ({ page, expectedConsole }) => {
        // Firefox's driver tells no more of a logged error than that it is one.
        expectedConsole.push(/status of 404/, /LoadError/, /^Error$/);
        await failing(page, address);
        await examine(page, "search failed", EVERY_PAGE);
      },
    );
  });

  test(`${code}: nothing of the search leaves the window, is cut, broken or covered`, async ({
    page,
    expectedConsole,
  }) => {
    test.slow();
    const sizes = [280, 320, 360, 768, 1088, 1440, 2560].map((width) => ({ width, height: 740 }));
    for (const words of [...Object.values(WORDS), "excavadora ".repeat(20)]) {
      await open(page, `${address}?q=${encodeURIComponent(words)}`);
      await expect(page.locator("#results")).toBeVisible();
      await expectNoFaults(page, `${address} ${words.slice(0, 20)}`, sizes);
    }
    // A word that has to be broken, because it is longer than a line.
    await open(page, `${address}?q=${"excavadora".repeat(20)}`);
    await expect(page.locator("#results")).toBeVisible();
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expectedConsole.push(/status of 404/, /LoadError/);
    await failing(page, address);
    await expectNoFaults(page, `${address} failed`, sizes);
  });
}

test("in every window one sees the words that one types into the header", async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [450, 300],
    [640, 360],
    [740, 360],
    [1100, 800],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/faq");
    const field = page.getByRole("searchbox");
    await field.pressSequentially("hormigonera");
    expect(await field.evaluate((own) => own.clientWidth)).toBeGreaterThan(150);
    expect((await field.boundingBox())?.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole("search").getByRole("button").click();
    await expect(page).toHaveURL("/buscar?q=hormigonera");
  }
});

test("with the keyboard alone, words are typed, a result is chosen and asked for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/faq");
  const field = page.getByRole("searchbox");
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    if (await field.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field).toBeFocused();
  await page.keyboard.type("tijera 12 m");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("#results")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#results")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Plataforma de tijera eléctrica de 12 m" }).first(),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contacto");
  await expect(page.locator("#user_machinery")).toHaveValue(
    "Plataforma de tijera eléctrica de 12 m",
  );
});
