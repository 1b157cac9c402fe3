/** The search: its field on every page, results while typing, and the ways from a result to the form. */
import type { Page } from "@playwright/test";
import { FILE_FAULT, holdBack } from "../support/fault-injection";
import { field } from "../support/form";
import { chooseLanguage } from "../support/language";
import { footerLink, heading } from "../support/page";
import { expect, hydrated, open, test } from "../support/site";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("main li[data-id]");
const ids = (page: Page) =>
  results(page).evaluateAll((items) => items.map(({ dataset }) => dataset.id));

/** Opens the results of some words, and waits for them. */
async function search(page: Page, address: string) {
  await open(page, address);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.locator("#results")).toBeVisible();
}

test.describe("search", { tag: "@firefox-on-demand" }, () => {
  test("words in the header lead to the results, the best first, and to the form", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/faq");
    await box(page).fill("tijera 12 m");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/buscar?q=tijera+12+m");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(box(page)).toHaveValue("tijera 12 m");
    await expect(results(page).first()).toHaveAttribute("data-id", "scissor-12-electric");
    await expect(page.getByText("3 resultados para «tijera 12 m»").first()).toBeVisible();
    await results(page)
      .first()
      .getByRole("link", { name: "Pedir presupuesto: Plataforma de tijera eléctrica de 12 m" })
      .click();
    await expect(field(page, "Máquina que quieres alquilar")).toHaveValue(
      "Plataforma de tijera eléctrica de 12 m",
    );
    await expect(page).toHaveURL("/contacto");
  });

  test("a reload finds the words of the address, whatever was searched for before", async ({
    page,
  }) => {
    await open(page, "/faq");
    for (const words of ["llana", "dumper"]) {
      await footerLink(page, "Ventajas").click();
      await expect(heading(page, "Ventajas")).toBeVisible();
      await box(page).fill(words);
      await box(page).press("Enter");
      await expect(page.locator("#results")).toBeVisible();
    }
    await page.reload();
    await hydrated(page);
    await expect(box(page)).toHaveValue("dumper");
    await expect(results(page).first()).toHaveAttribute("data-id", /dumper/);
    await expect(page).toHaveURL("/buscar?q=dumper");
  });

  test("until the results of an address are there, nothing else can be read or pressed", async ({
    page,
  }) => {
    const catalogue = page.getByRole("heading", { name: "Todo el catálogo" });
    const releaseResults = await holdBack(page, "**/search-*");
    await open(page, "/buscar");
    await expect(catalogue).toBeVisible();
    const releaseCore = await holdBack(page, "**/bancal_bg-*.wasm");
    await page.goto("/buscar?q=dumper", { waitUntil: "commit" });
    await expect(heading(page, "Buscador")).toBeVisible();
    await expect(catalogue).toHaveCount(0);
    releaseCore();
    await hydrated(page);
    await expect(box(page)).toHaveValue("dumper");
    await expect(catalogue).toHaveCount(0);
    releaseResults();
    await expect(results(page).first()).toBeVisible();
    await expect(catalogue).toHaveCount(0);
  });

  test("the whole catalogue is there where scripts take long, and where no results come", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT, /was preloaded using link preload but not used/);
    const catalogue = page.getByRole("heading", { name: "Todo el catálogo" });
    const release = await holdBack(page, "**/bancal_bg-*.wasm");
    await page.route("**/search-*", (route) => route.abort());
    await page.goto("/buscar?q=dumper", { waitUntil: "commit" });
    await expect(catalogue).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByRole("alert")).not.toBeEmpty();
    await expect(catalogue).toBeVisible();
  });

  test("words that came with the address and are deleted leave the whole catalogue", async ({
    page,
  }) => {
    await open(page, "/faq");
    await box(page).fill("llana");
    await box(page).press("Enter");
    await expect(results(page)).toHaveCount(1);
    await box(page).clear();
    await expect(page.getByRole("heading", { name: "Todo el catálogo" })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test("back and forward go through searches and results", { tag: "@firefox" }, async ({
    page,
  }) => {
    await search(page, "/buscar?q=radial");
    const radial = await ids(page);
    await results(page).first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/corte/);
    await box(page).fill("llana");
    await box(page).press("Enter");
    await expect(results(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/#electric-grinder/);
    await page.goBack();
    await expect(box(page)).toHaveValue("radial");
    await expect.poll(() => ids(page)).toEqual(radial);
    await page.goForward();
    await page.goForward();
    await expect(box(page)).toHaveValue("llana");
    await expect(results(page)).toHaveCount(1);
  });

  test("going back finds the words that were searched by Enter, not those on the way to others", async ({
    page,
  }) => {
    await search(page, "/buscar?q=radial");
    await box(page).fill("");
    await box(page).pressSequentially("dumper");
    await expect(page).toHaveURL(/q=dumper$/);
    await box(page).press("Enter");
    await box(page).fill("dumper 2");
    await expect(page).toHaveURL(/q=dumper\+2$/);
    await box(page).fill("dumper 200");
    await expect(page).toHaveURL(/q=dumper\+200$/);
    for (const words of ["dumper", "radial"]) {
      await page.goBack();
      await expect(box(page)).toHaveValue(words);
      await expect(page).toHaveURL(new RegExp(`q=${words}$`));
    }
    await page.goForward();
    await expect(box(page)).toHaveValue("dumper");
  });

  test("going back finds the results where they were left", { tag: "@firefox" }, async ({
    page,
  }) => {
    await search(page, "/buscar?q=eléctrica");
    const last = results(page).last();
    await last.getByRole("link").first().focus();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(300);
    await page.keyboard.press("Enter"); // a click might scroll once more
    await expect(page).not.toHaveURL(/buscar/);
    await page.goBack();
    await expect(last).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  });

  test("a language change keeps the words, and shows the results in the language", {
    tag: "@firefox",
  }, async ({ page }) => {
    await search(page, "/buscar?q=llana");
    await chooseLanguage(page, "English");
    await expect(results(page).getByRole("heading", { name: "Steel float" })).toBeVisible();
    await expect(box(page)).toHaveValue("llana");
    await expect(page.getByText("1 result for ‘llana’").first()).toBeVisible();
    await chooseLanguage(page, "Valencià");
    await expect(page.getByText(/resultats? per a «llana»/).first()).toBeVisible();
  });

  test("a misspelt word finds what was probably meant", async ({ page }) => {
    await search(page, "/buscar?q=excabadora");
    await expect(page.getByText("Quizá buscabas esto:").first()).toBeVisible();
    await expect(results(page).first()).toHaveAttribute("data-id", "excavators");
  });

  test("where nothing is found, the words go to the form's comments, once", async ({ page }) => {
    await search(page, "/buscar?q=piano+de+cola");
    await expect(results(page)).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Llamar al" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Escribir por WhatsApp" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Dumpers", exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Cuéntanos el trabajo" }).click();
    const comments = field(page, "Información adicional");
    await expect(comments).toHaveValue("piano de cola");
    await comments.fill("Otra cosa");
    await page.waitForTimeout(400); // the draft is stored at rest
    await page.reload();
    await hydrated(page);
    await expect(comments).toHaveValue("Otra cosa");
    await page.goBack();
    await expect(box(page)).toHaveValue("piano de cola");
    await main.getByRole("link", { name: "Cuéntanos el trabajo" }).click();
    await expect(comments).toHaveValue("Otra cosa\npiano de cola");
  });

  test("a product of the shop is asked about by its name", async ({ page }) => {
    await search(page, "/buscar?q=llana");
    await page.getByRole("link", { name: "Preguntar por este artículo: Llana" }).click();
    await expect(field(page, "Información adicional")).toHaveValue("Llana");
  });

  test("the words go along into a new tab in any language, once, and reach no server", {
    tag: "@firefox",
  }, async ({ page, context }) => {
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await open(page, "/buscar");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "en"));
    await box(page).fill("piano de 50 % & más");
    const link = page.getByRole("main").getByRole("link", { name: "Cuéntanos el trabajo" });
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await hydrated(tab);
    await expect(tab.locator("html")).toHaveAttribute("lang", "en");
    const comments = tab.getByRole("form").locator("textarea");
    await expect(comments).toHaveValue("piano de 50 % & más");
    await expect(tab).toHaveURL("/contacto");
    await comments.fill("Otra cosa");
    await tab.waitForTimeout(400); // the draft is stored at rest
    await tab.reload();
    await hydrated(tab);
    await expect(comments).toHaveValue("Otra cosa");
    expect(asked.filter((url) => /piano|comentario/.test(url))).toEqual([]);
  });

  test("words that name nothing show the catalogue and say so; a very long text is cut", async ({
    page,
  }) => {
    // Without the one for screen readers, which has the sentence too once typing rests.
    const sentence = (words: string) =>
      page.locator("p:not([role=status])", { hasText: `«${words}» no dice` });
    for (const words of ["   ", "¿?…", "precio"]) {
      await open(page, `/buscar?${new URLSearchParams({ q: words })}`);
      await expect(page.getByRole("heading", { name: "Todo el catálogo" })).toBeVisible();
      await expect(results(page)).toHaveCount(0);
      await expect(sentence(words)).toHaveCount(words.trim() ? 1 : 0);
    }
    await search(page, `/buscar?${new URLSearchParams({ q: "excavadora ".repeat(200) })}`);
    await expect(results(page).first()).toHaveAttribute("data-id", "excavators");
    await expect(page.getByText(/^\d+ resultados para «(excavadora )+/).last()).toBeVisible();
  });

  test("search engines are asked to keep the page, and no results", async ({ page }) => {
    await open(page, "/buscar");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await box(page).fill("llana");
    await expect(page).toHaveURL("/buscar?q=llana");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await box(page).clear();
    await expect(page).toHaveURL("/buscar");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });

  test("the words reach no server", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
    await open(page, "/faq");
    await box(page).fill("llana");
    await box(page).press("Enter");
    await expect(results(page)).toHaveCount(1);
    await box(page).fill("radial");
    await expect(page).toHaveURL("/buscar?q=radial");
    await expect(results(page).first()).toHaveAttribute("data-id", /grinder/);
    expect(asked.filter((text) => /llana|radial|\/buscar/.test(text))).toEqual([]);
  });

  test("the first visit does not load the search; the field does when it gets the focus", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const parts = () => asked.filter((path) => /search_bg|searchInBrowser/i.test(path));
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    expect(parts()).toEqual([]);
    await box(page).focus();
    await expect.poll(() => parts().length).toBe(2);
  });
});
