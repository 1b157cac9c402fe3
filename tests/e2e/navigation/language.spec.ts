import { chooseLanguage as choose } from "../support/language";
import { expect, hydrated, open, test } from "../support/site";

test.describe("languages", { tag: "@firefox" }, () => {
  test("a chosen language is shown at once and survives reload and navigation", async ({
    page,
  }) => {
    await open(page, "/faq");
    await choose(page, "Valencià");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntes freqüents");
    await expect(page).toHaveURL("/faq");
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBe("val");
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntes freqüents");
    await page.getByRole("contentinfo").getByRole("link", { name: "Política de galetes" }).click();
    await expect(page).toHaveURL("/politica-de-cookies");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Política de galetes");
  });

  test("on a prefixed address the choice replaces the address", async ({ page }) => {
    await open(page, "/en/faq");
    await choose(page, "Español");
    await expect(page).toHaveURL("/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("a prefix wins over the stored language, and what the browser prefers never matters", async ({
    page,
  }) => {
    await open(page, "/faq");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "val"));
    await open(page, "/en/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBe("val");
  });

  test("a stored value that is not a language counts as none, and nothing is stored unasked", async ({
    page,
  }) => {
    await open(page, "/faq");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "fr"));
    await open(page, "/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["selectedLanguage"]);
  });
});
