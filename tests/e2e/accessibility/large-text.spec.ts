/** The checks of `reflow.spec.ts` with text at 200 %, by the browser's own setting (WCAG 1.4.4). */

import { PREFIXES } from "../../../scripts/lib/languages.mjs";
import { chromiumItself } from "../support/browser";
import { START } from "../support/form";
import { expectNoFaults, expectNoFaultsOnAnyKind, statesFaults } from "../support/layout";
import { lines, openWith } from "../support/list";
import { expect, open, test } from "../support/site";

test.use({
  launchOptions: {
    ...chromiumItself,
    args: [...(chromiumItself.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
  contextOptions: { reducedMotion: "reduce" },
});

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test("text of twice the size leaves nothing outside of the window, cut, broken or covered", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await expectNoFaultsOnAnyKind(page, SIZES);
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
});

test("nor do the long names and addresses of any legal page", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  test.setTimeout(120_000);
  for (const prefix of PREFIXES) {
    for (const { width, height } of SIZES.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      for (const name of [
        "aviso-legal",
        "politica-de-cookies",
        "politica-de-privacidad",
        "no-existe",
      ]) {
        await page.goto(`${prefix}/${name}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(sideways, `${prefix}/${name} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  }
});

for (const prefix of PREFIXES) {
  test(`nor do errors, menus and notes on ${prefix}/contacto`, async ({ page }) => {
    await open(page, `${prefix}/contacto`);
    expect(await statesFaults(page, SIZES)).toEqual([]);
  });
}

test("nor does a request list", async ({ page }) => {
  await openWith(page, `1;dumper-2000,12,10,${START};generator-25kva,1;goods.tools.trowel,3`);
  await expect(lines(page)).toHaveCount(3);
  await expectNoFaults(page, "a request list", SIZES, ".list-panel");
});

test("all of the menu can be reached where it is higher than the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await page.locator("header [aria-haspopup=dialog]").click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("link").last().focus();
  await expect(panel.getByRole("link").last()).toBeInViewport({ ratio: 0.99 });
});
