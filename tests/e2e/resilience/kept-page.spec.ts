/**
 * A page that the browser keeps for the way back is shown as it was left: what happened meanwhile has to reach it, and it
 * has to go on working. In Firefox, React waits for ever if it renders while the page is left.
 */
import type { Page } from "@playwright/test";
import { keepingPages } from "../support/browser";
import { field, fill, VALUES } from "../support/form";
import { resetProvider } from "../support/provider";
import { openFilled } from "../support/quote";
import { expect, open, test } from "../support/site";

test.use({
  launchOptions: [
    async ({ browserName }, use) => use(keepingPages(browserName)),
    { scope: "worker" },
  ],
  bannerVideo: "plays",
});

/** Goes back without waiting for a load, which does not come where the page was kept. */
const goBack = (page: Page, steps = 1) =>
  page.evaluate((by) => void setTimeout(() => history.go(by), 50), -steps);

/** Leaves the page for a document of which only the browser keeps something. */
async function leave(page: Page) {
  // Firefox keeps no page that still loads something.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  });
  await page.goto("/robots.txt");
}

/**
 * Leaves the page, and comes back to it as the browser has kept it. On a busy machine, what the page loads in idle
 * moments may begin only now, and the browser loads the page anew: then once more.
 */
const leaveAndReturn = (page: Page) =>
  expect(async () => {
    await leave(page);
    await goBack(page);
    await expect
      .poll(() => page.evaluate(() => document.body.dataset.persisted).catch(() => undefined))
      .toBe("true");
  }).toPass({ intervals: [0] });

/** Firefox's driver does not press either. */
const press = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector);

const nameOf = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLInputElement>("#user_name")?.value)
    .catch(() => undefined);

const DISCARD = ".draft button";
const NAME = "Nombre o empresa";

test.describe("a page that the browser kept", { tag: "@firefox-on-demand" }, () => {
  for (const [address, link, heading] of [
    ["/maquinaria", "footer a[href='/faq']", "Preguntas frecuentes"],
    [
      "/maquinaria/alquiler-dumpers",
      "main a[href^='/contacto?maquina=']",
      "Contacto y presupuesto",
    ],
  ] as const) {
    test(`opens the page of a link, after ${address}`, async ({ page }) => {
      // It comes when the browser is idle, which a busy machine may not be for a while.
      const video = page.waitForResponse(/\/video\//);
      await open(page, address);
      await video;
      await expect(page.locator("video.shown")).toHaveCount(1);
      await leaveAndReturn(page);
      await press(page, link);
      await expect
        .poll(() => page.evaluate(() => document.querySelector("h1")?.textContent))
        .toContain(heading);
    });
  }

  test("holds what was typed in a later one of the same tab", { tag: "@firefox" }, async ({
    page,
  }) => {
    await openFilled(page);
    await leave(page);
    await open(page, "/contacto");
    await expect(field(page, NAME)).toHaveValue(VALUES[NAME]);
    await fill(page, { [NAME]: "Otra obra" });
    await goBack(page, 2);
    await expect.poll(() => nameOf(page)).toBe("Otra obra");
  });

  test("holds what was typed in a later one after what it holds itself was sent there", async ({
    page,
  }) => {
    await resetProvider(page);
    await openFilled(page);
    await leave(page);
    await open(page, "/contacto");
    await expect(field(page, NAME)).toHaveValue(VALUES[NAME]);
    await press(page, ".form [type=submit]");
    await expect(field(page, NAME)).toHaveValue("");
    await fill(page, { [NAME]: "Otra obra" });
    await goBack(page, 2);
    await expect.poll(() => nameOf(page)).toBe("Otra obra");
  });

  test("does not hold what was discarded in a later one of the same tab", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openFilled(page);
    await leave(page);
    await open(page, "/contacto");
    await press(page, DISCARD);
    await expect(field(page, NAME)).toHaveValue("");
    await goBack(page, 2);
    await expect.poll(() => nameOf(page)).toBe("");
  });
});
