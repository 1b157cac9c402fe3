import { holdBack } from "../support/fault-injection";
import { chooseLanguage as choose, pressLanguage } from "../support/language";
import { expect, hydrated, open, test } from "../support/site";

test.describe("languages", { tag: "@firefox-on-demand" }, () => {
  test("a chosen language is shown at once and survives reload and navigation", {
    tag: "@firefox",
  }, async ({ page }) => {
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

  test("leaves the legal notice where it was being read", async ({ page }) => {
    await open(page, "/en/aviso-legal");
    await page.evaluate(() => scrollTo(0, 600));
    // Without the menu, to which a press would scroll.
    await page.locator(".language-list [hreflang=es]").dispatchEvent("click");
    await expect(page).toHaveURL("/aviso-legal");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.waitForTimeout(700); // a smooth scroll takes a moment
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });

  test("leaves an answer where it was being read, whatever place stands in the address", {
    tag: "@firefox",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, "/en/faq#q7");
    await expect(page.locator("#q7")).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.locator(".language-list [hreflang=es]").dispatchEvent("click");
    await expect(page).toHaveURL("/faq");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.waitForTimeout(700); // a smooth scroll takes a moment
    expect(await page.evaluate(() => scrollY)).toBeLessThan(50);
  });

  test("whose texts come late does not take the visitor back from the page that was opened meanwhile", async ({
    page,
  }) => {
    await open(page, "/val/faq");
    const release = await holdBack(page, /\/assets\/en-.*\.txt$/);
    await pressLanguage(page, "English");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contacte" }).click();
    await expect(page).toHaveURL("/val/contacto");
    release();
    await expect(page).toHaveURL("/en/contacto");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goBack();
    await expect(page).toHaveURL("/val/faq");
  });

  test("of two choices the last one counts, whichever texts come first", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/faq");
    const release = await holdBack(page, /\/assets\/en-.*\.txt$/);
    await pressLanguage(page, "English");
    await choose(page, "Valencià");
    await expect(page.locator("html")).toHaveAttribute("lang", /^ca/);
    const english = page.waitForResponse(/\/assets\/en-.*\.txt$/);
    release();
    await (await english).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(page.locator("html")).toHaveAttribute("lang", /^ca/);
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBe("val");
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
