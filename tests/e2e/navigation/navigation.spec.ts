/** The ways between pages, as visitors take them: what is shown, where the focus is, what back returns to. */
import type { Page } from "@playwright/test";
import { chooseLanguage } from "../support/language";
import { heading, scrolled } from "../support/page";
import { expect, hydrated, open, test, views } from "../support/site";

const entries = (page: Page) => page.evaluate(() => history.length);

test.describe("navigation", { tag: "@firefox-on-demand" }, () => {
  test("an opened answer is still open after following its link and coming back, and after a reload there", async ({
    page,
  }) => {
    await open(page, "/faq");
    const question = page.locator("main details").filter({ has: page.locator("p a[href^='/']") });
    await question.first().locator("summary").click();
    await question.first().locator("p a[href^='/']").first().click();
    await expect(page).not.toHaveURL("/faq");
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(question.first()).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("an opened answer is open after a change of the language, another page, and going back", async ({
    page,
  }) => {
    await open(page, "/en/faq");
    await page.locator("main summary").nth(2).click();
    await chooseLanguage(page, "Español");
    await expect(page).toHaveURL("/faq");
    await page.getByRole("contentinfo").locator("a[href='/maquinaria']").click();
    await expect(page).toHaveURL("/maquinaria");
    await page.goBack();
    await expect(page.locator("main details").nth(2)).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("the skip link keeps what the address asks for, and what is shown for it", async ({
    page,
  }) => {
    await open(page, "/buscar?q=dumper");
    const results = page.getByRole("main").locator("[data-id]");
    await expect(results.first()).toBeVisible();
    await page.getByRole("link", { name: "Saltar al contenido" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?q=dumper#main");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(results.first()).toBeVisible();
    // Firefox's driver waits for a load that the way back to another anchor does not have.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/buscar?q=dumper");
  });

  test("the current entry of the menu beside a category opens a tab where the visitor asks for one", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/maquinaria/alquiler-dumpers");
    const current = page.locator(".side-entry[aria-current=page]");
    const opened = page.context().waitForEvent("page");
    await current.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/maquinaria/alquiler-dumpers");
    await expect(current).toHaveAttribute("aria-expanded", "true");
    await current.click();
    await expect(current).toHaveAttribute("aria-expanded", "false");
  });

  test("the link of the page one is on makes no entry in the history, and leads to its top", async ({
    page,
  }) => {
    await open(page, "/faq");
    const before = await entries(page);
    const link = page.getByRole("contentinfo").locator("a[href='/faq']");
    for (let press = 0; press < 3; press += 1) {
      // By the keyboard: after a scroll by its driver, Firefox may go back to where that led.
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => scrolled(page)).toBe(0);
    }
    expect(await entries(page)).toBe(before);
  });

  test("after a navigation the focus is on the heading, the title announced, the page at its top", async ({
    page,
  }) => {
    await open(page, "/faq");
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText("");
    await page.getByRole("contentinfo").locator("a[href='/maquinaria']").click();
    await expect(page).toHaveURL("/maquinaria");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const title = views["/maquinaria"]?.meta.title ?? "";
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText(title);
    expect(await scrolled(page)).toBe(0);
    await chooseLanguage(page, "English");
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText(
      views["/en/maquinaria"]?.meta.title ?? "",
    );
  });

  test("back shows where one was, and forward too", async ({ page }) => {
    await open(page, "/condiciones-alquiler");
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole("contentinfo").locator("a[href='/faq']").first().focus();
    const before = await scrolled(page);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Preguntas frecuentes")).toBeFocused();
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL("/condiciones-alquiler");
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL("/faq");
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  test("a reload keeps the scroll position", async ({ page }) => {
    await open(page, "/condiciones-alquiler");
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(600);
  });

  test("another language moves neither focus nor scroll, and makes no entry in the history", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    for (const address of ["/faq", "/en/faq"]) {
      await open(page, address);
      const before = await entries(page);
      await chooseLanguage(page, "Valencià");
      await expect(heading(page, "Preguntes freqüents")).toBeVisible();
      await expect(page.locator(".language summary")).toBeFocused();
      expect(await entries(page)).toBe(before);
      await chooseLanguage(page, "Español");
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    }
  });

  test("a link in a text is followed without loading the document again", async ({ page }) => {
    await open(page, "/faq");
    await page.evaluate(() => {
      document.body.dataset.same = "yes";
    });
    const question = page.locator("main details").filter({ has: page.locator("p a[href^='/']") });
    await question.first().locator("summary").click();
    const link = question.first().locator("p a[href^='/']").first();
    const to = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("body[data-same=yes]")).toHaveCount(1);
  });

  test("the panel closes when the window becomes wide enough for the header's own links", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/faq");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("html.scroll-locked")).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
  });

  test("the second half of a double tap on the button of the menu presses nothing in it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await open(page, "/faq");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    const link = page.getByRole("dialog").getByRole("link", { name: "Ventajas" });
    await link.dispatchEvent("click", { detail: 2 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL("/faq");
    await link.click();
    await expect(page).toHaveURL("/ventajas");
  });

  test("the button of the menu opens it by the space bar too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/faq");
    await page.getByRole("button", { name: "Abrir el menú" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL("/faq");
  });

  test("an unknown address says what React Router's own screen does, small, above the heading", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    await open(page, "/en/nope");
    const words = page.getByText("404 Not Found · Unexpected Application Error!");
    await expect(words).toBeVisible();
    await expect(words).toHaveAttribute("lang", "en");
    await chooseLanguage(page, "Español");
    await expect(heading(page, "Esta página no existe")).toBeVisible();
  });

  test("the link of a machine's card has a clean name", async ({ page }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    await expect(
      page.getByRole("link", { name: "Pedir presupuesto: Vallas metálicas", exact: true }),
    ).toHaveCount(1);
  });
});
