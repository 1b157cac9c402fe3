/** Journeys that combine what other tests try alone: form, language, history and a second tab. */
import type { Page } from "@playwright/test";
import { expectEmpty, field, form, labelled, retype, VALUES } from "../support/form";
import { chooseLanguage, texts } from "../support/language";
import { footerLink, heading, status } from "../support/page";
import { resetProvider } from "../support/provider";
import { openAndSend, openFilled, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

const MACHINE = "Máquina que quieres alquilar";
const es = texts("es");
const en = texts("en");
const val = texts("val");

test.describe("journeys", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test.describe("with a machine asked for on its card", () => {
    const card = /^Pedir presupuesto: /;

    async function ask(page: Page) {
      await open(page, "/maquinaria/alquiler-dumpers");
      await page.getByRole("link", { name: card }).first().click();
      await expect(page).toHaveURL("/contacto");
      await expect(field(page, MACHINE)).toHaveValue(/^Dumper/);
    }

    test("what is made of it stays through a change of language, a reload, and back and forward", async ({
      page,
    }) => {
      await ask(page);
      const wanted = "Dumper, o si no una carretilla";
      await retype(field(page, MACHINE), wanted);
      await chooseLanguage(page, "Valencià");
      await expect(labelled(page, val, "machine")).toHaveValue(wanted);
      await page.reload();
      await hydrated(page);
      await expect(labelled(page, val, "machine")).toHaveValue(wanted);
      await page.goBack();
      await expect(page).toHaveURL("/maquinaria/alquiler-dumpers");
      await expect(page.locator("html")).toHaveAttribute("lang", "ca-valencia");
      await page.goForward();
      await expect(labelled(page, val, "machine")).toHaveValue(wanted);
    });

    test("another one asked for later is added to what was typed for the first, until that is undone", async ({
      page,
    }) => {
      const wanted = "Dos dumpers";
      await ask(page);
      await retype(field(page, MACHINE), wanted);
      await page.goBack();
      await page.getByRole("link", { name: card }).last().click();
      await expect(field(page, MACHINE)).toHaveValue(new RegExp(`^${wanted}, .`));
      await chooseLanguage(page, "English");
      await page.getByRole("button", { name: en("contact.undo") }).click();
      await expect(labelled(page, en, "machine")).toHaveValue(wanted);
    });

    test("the way back leads to the place on the category's page that the visitor came from", async ({
      page,
    }) => {
      await open(page, "/maquinaria/alquiler-dumpers");
      const place = page.getByRole("navigation").locator("a[href^='#']").last();
      const hash = (await place.getAttribute("href")) ?? "";
      await place.click();
      await expect(page).toHaveURL(`/maquinaria/alquiler-dumpers${hash}`);
      await page.locator(hash).getByRole("link", { name: card }).click();
      await expect(page).toHaveURL("/contacto");
      await page.goBack();
      await expect(page).toHaveURL(`/maquinaria/alquiler-dumpers${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
      // Not `page.goBack()`, which in Firefox waits for a load, though only the fragment changes.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/maquinaria/alquiler-dumpers");
    });
  });

  test("a draft that is brought back is announced in the language chosen since, and once discarded never returns", async ({
    page,
  }) => {
    await openFilled(page);
    await page.reload();
    await hydrated(page);
    await expect(status(page, es("contact.draft.restored"))).toBeVisible();
    await chooseLanguage(page, "English");
    await expect(status(page, en("contact.draft.restored"))).toBeVisible();
    await page.getByRole("button", { name: en("contact.draft.discard") }).click();
    await expect(labelled(page, en, "name")).toHaveValue("");
    await footerLink(page, "Frequently asked questions").click();
    await expect(heading(page)).toHaveText("Frequently asked questions");
    await page.goBack();
    await chooseLanguage(page, "Español");
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });

  test("errors are shown in the language chosen since, and corrected ones stay corrected", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    await field(page, "Nombre o empresa").fill("Obras");
    await chooseLanguage(page, "Valencià");
    await expect(labelled(page, val, "machine")).toHaveAttribute("aria-invalid", "true");
    await expect(labelled(page, val, "name")).not.toHaveAttribute("aria-invalid");
    await expect(form(page)).not.toContainText("Escribe qué máquina");
    await expect(page).toHaveTitle(/^Error: Contacte/);
    await footerLink(page, "Avantatges").click();
    await expect(page).toHaveTitle(/^Avantatges/);
  });

  test("a question's answer leads on, and the way back to the questions", async ({ page }) => {
    await open(page, "/faq");
    const question = page.locator("details", { has: page.locator("a[href='/contacto']") }).first();
    await question.locator("summary").click();
    await question.locator("a[href='/contacto']").click();
    await expect(page).toHaveURL("/contacto");
    await chooseLanguage(page, "English");
    await page.goBack();
    await expect(heading(page)).toHaveText("Frequently asked questions");
    await page.goForward();
    await expect(heading(page)).toHaveText("Contact and quotes");
  });

  test("on a small screen, the language chosen in the panel is that of the page it leads to", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/en/faq");
    const panel = page.getByRole("dialog");
    await page.getByRole("button", { name: "Open the menu" }).click();
    await panel.getByRole("link", { name: "Valencià" }).click();
    await expect(page).toHaveURL("/val/faq");
    if (!(await panel.isVisible())) {
      await page.getByRole("button", { name: "Obrir el menú" }).click();
    }
    await panel.getByRole("link", { name: "Formació" }).click();
    await expect(page).toHaveURL("/val/formacion");
    await expect(panel).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", "ca-valencia");
    await page.goBack();
    await expect(page).toHaveURL("/val/faq");
  });

  test("from an unknown address, in another language, home and back again", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    await open(page, "/no-existe");
    const unknown = await heading(page).textContent();
    await chooseLanguage(page, "English");
    await expect(heading(page)).not.toHaveText(unknown ?? "");
    await expect(page).toHaveURL("/no-existe");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goBack();
    await expect(page).toHaveURL("/no-existe");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test.describe("with a second tab", () => {
    test("the language chosen there is this one's after a reload, and its request is there too", async ({
      page,
      context,
    }) => {
      await open(page, "/faq");
      const other = await context.newPage();
      await openFilled(other);
      await chooseLanguage(other, "Valencià");
      await expect(heading(other)).toHaveText(/^Contacte/);
      await other.close();
      await expect(heading(page)).toHaveText("Preguntas frecuentes");
      await page.reload();
      await hydrated(page);
      await expect(heading(page)).toHaveText("Preguntes freqüents");
      await open(page, "/contacto");
      await expect(labelled(page, val, "machine")).toHaveValue(VALUES[MACHINE]);
    });

    test("a request sent there is not brought back here", async ({ page, context }) => {
      await open(page, "/faq");
      const other = await context.newPage();
      await openAndSend(other);
      await expect(success(other)).toBeVisible();
      await other.close();
      await footerLink(page, "Contacto").click();
      await expectEmpty(page);
    });
  });
});
