/** The page that a browser keeps for the way back. */
import type { Page } from "@playwright/test";
import { chromiumItself } from "../support/browser";
import { expectEmpty, expectValues, fill } from "../support/form";
import { chooseLanguage } from "../support/language";
import { received } from "../support/provider";
import { openFilled, send, success } from "../support/quote";
import { products, test } from "../support/resilience";
import { expect, open } from "../support/site";

// Playwright switches the back/forward cache off, and the headless shell has none; this file tests it.
test.use({
  launchOptions: {
    ...chromiumItself,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Writes on the page whether it was kept. */
async function noteReturn(page: Page) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  });
}

test("a page that the browser kept for the way back still holds what was typed, and sends it", async ({
  page,
}) => {
  await openFilled(page);
  await noteReturn(page);
  await page.goto("/en/faq");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expectValues(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(await received(page)).toHaveLength(1);
});

test("a page that the browser kept for the way back holds no longer what was sent from another one", async ({
  page,
}) => {
  await openFilled(page);
  await open(page, "/en/contacto");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /sent/i }).first()).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expectEmpty(page);
  await expect(page.getByText("Última solicitud enviada:")).toBeVisible();
  expect(await received(page)).toHaveLength(1);
});

test("a page that the browser kept for the way back holds what was typed after an earlier request was sent", async ({
  page,
}) => {
  await openFilled(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await fill(page, { "Nombre o empresa": "Segunda obra" });
  await noteReturn(page);
  await open(page, "/en/contacto");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expectValues(page, { "Nombre o empresa": "Segunda obra" });
});

test("a shop list that was left while it was loading is loaded when the browser shows it again", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/shop.json", async (route) => {
    await held;
    await route.continue().catch(() => {}); // given up by the page
  });
  await open(page, "/herramientas");
  await noteReturn(page);
  await page.goto("/en/faq");
  release();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expect(products(page).nth(7)).toBeVisible();
});

test("a shop list in whose next language it was left is in that language when the browser shows it again", async ({
  page,
}) => {
  await open(page, "/herramientas");
  await expect(products(page).first()).toContainText("Maceta");
  await page.route("**/shop.json", () => {}); // never answered
  await chooseLanguage(page, "English");
  await noteReturn(page);
  await page.goto("/en/faq");
  await page.unroute("**/shop.json");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expect(products(page).first()).toContainText("Club hammer");
});

test.describe("with the video", () => {
  test.use({ bannerVideo: "plays" });

  test("a page that the browser kept for the way back plays its video again", async ({ page }) => {
    await open(page, "/faq");
    const pause = page.getByRole("button", { name: "Pausar el vídeo de fondo" });
    await expect(pause).toBeVisible();
    await noteReturn(page);
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
    await pause.click();
    await expect(page.getByRole("button", { name: "Reproducir el vídeo de fondo" })).toBeVisible();
  });
});
