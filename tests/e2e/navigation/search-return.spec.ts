/** The way back to a search. */
import type { Page } from "@playwright/test";
import { heading } from "../support/page";
import { expect, open, test } from "../support/site";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("main li[data-id]");

test.describe("search", { tag: "@firefox" }, () => {
  for (const address of ["/buscar", "/buscar?q=dumper"]) {
    test(`${address}: words that were typed a moment before a result was tapped are there on the way back`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, address);
      await expect(results(page).first()).toBeVisible({ visible: address.includes("q=") });
      // Typing does not rest.
      await page.clock.pauseAt(Date.now() + 60_000);
      await box(page).fill("hormigonera");
      const result = results(page).filter({ hasText: "Hormigoneras" }).first();
      await result.getByRole("link").first().click();
      await page.clock.resume();
      await expect(heading(page, "Hormigoneras")).toBeVisible();
      await page.goBack();
      await expect(box(page)).toHaveValue("hormigonera");
      await expect(results(page).first()).toBeVisible();
      await expect(page).toHaveURL("/buscar?q=hormigonera");
      if (address !== "/buscar") {
        await page.goBack();
        await expect(box(page)).toHaveValue("dumper");
      }
    });
  }

  test("a reload, and the way back from one, find the results where they were left", async ({
    page,
  }) => {
    await open(page, "/buscar?q=eléctrica");
    const last = results(page).last().getByRole("link").first();
    await last.focus();
    const top = await page.evaluate(() => scrollY);
    const withoutResults = 3000; // more pixels than the page has
    expect(top).toBeGreaterThan(withoutResults);
    await page.reload();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
    await last.focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/buscar/);
    await page.reload();
    await page.goBack();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  });
});
