/** The page that a browser keeps for the way back. */
import { chromium } from "../support/browser";
import { expectValues } from "../support/form";
import { received } from "../support/provider";
import { openFilled, send, success } from "../support/quote";
import { test } from "../support/resilience";
import { expect } from "../support/site";

// Playwright switches the back/forward cache off; this file tests it.
test.use({
  launchOptions: { ...chromium, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test("a page that the browser kept for the way back still holds what was typed, and sends it", async ({
  page,
}) => {
  await openFilled(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  });
  await page.goto("/en/faq");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-persisted=true]")).toHaveCount(1);
  await expectValues(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  expect(await received(page)).toHaveLength(1);
});
