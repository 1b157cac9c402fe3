/** Without script or without WebAssembly every page can still be read, and its links work. */
import type { Page } from "@playwright/test";
import { PREFIXES } from "../../../scripts/lib/languages.mjs";
import { carried } from "../support/channels";
import { form, VALUES } from "../support/form";
import { heading, menuLink } from "../support/page";
import { loading, plainMail, products } from "../support/resilience";
import { expect, test, views } from "../support/site";

const PAGES = ["/", "/maquinaria/alquiler-dumpers", "/faq", "/contacto", "/herramientas"];

async function expectReadable(page: Page, address: string) {
  const view = views[address];
  const title = view?.page.title ?? view?.page.hero?.title ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("html")).toHaveAttribute("lang", view?.lang ?? "");
  const ways = ["tel:", "mailto:"];
  // The questions are the one page of these that has no WhatsApp button.
  for (const way of view?.page.kind === "faq" ? ways : [...ways, "https://wa.me/"]) {
    await expect(
      page.locator(`a[href^='${way}']`).filter({ visible: true }).first(),
      way,
    ).toBeVisible();
  }
}

async function walk(page: Page) {
  await page.goto("/");
  await menuLink(page, "Maquinaria").click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Dumpers/ })
    .first()
    .click();
  await expect(page).toHaveURL("/maquinaria/alquiler-dumpers");
  await expectReadable(page, "/maquinaria/alquiler-dumpers");
  await page.locator("details.language summary").click();
  await page.getByRole("link", { name: "English" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/en/maquinaria/alquiler-dumpers");
  await expectReadable(page, "/en/maquinaria/alquiler-dumpers");
}

async function expectQuestions(page: Page) {
  await page.goto("/faq");
  const question = page.locator("main details").first();
  const answer = question.getByRole("paragraph").first();
  await expect(answer).toBeHidden();
  await question.locator("summary").click();
  await expect(answer).toBeVisible();
}

async function expectProducts(page: Page) {
  await page.goto("/herramientas");
  await expect(products(page).nth(7)).toBeVisible();
  await expect(loading(page)).toBeHidden();
}

async function expectMail(page: Page) {
  await page.goto("/contacto");
  await expect(form(page)).toBeHidden();
  await expect(plainMail(page)).toBeVisible();
  const { text } = await carried(plainMail(page));
  for (const label of Object.keys(VALUES)) {
    expect(text).toContain(`${label}:`);
  }
}

function holds() {
  for (const prefix of PREFIXES) {
    test(`pages below ${prefix}/ have heading, language and the ways to the company`, async ({
      page,
    }) => {
      for (const path of PAGES) {
        const address = prefix && path === "/" ? prefix : prefix + path;
        await page.goto(address);
        await expectReadable(page, address);
      }
    });
  }

  test("the menu and the other languages are links", ({ page }) => walk(page));
  test("a question opens", { tag: "@firefox" }, ({ page }) => expectQuestions(page));
  test("a list of the shop shows its products", ({ page }) => expectProducts(page));
  test("the contact page offers a mail with the questions", { tag: "@firefox" }, ({ page }) =>
    expectMail(page),
  );
}

test.describe("without the core", { tag: "@firefox-on-demand" }, () => {
  test.describe("without script", { tag: "@chromium-only" }, () => {
    test.use({ javaScriptEnabled: false });
    holds();
  });

  test.describe("without WebAssembly", () => {
    test.beforeEach(async ({ page, expectedConsole }) => {
      expectedConsole.push(/WebAssembly is not defined/, /^Error$/); // under Firefox's driver an error has its kind alone
      await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
    });
    test.afterEach(async ({ page }) => {
      await expect(page.locator("html.hydrated")).toHaveCount(0);
      await expect(heading(page, "Unexpected Application Error!")).toHaveCount(0);
    });
    holds();
  });
});
