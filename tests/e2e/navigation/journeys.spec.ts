/** Ways through the site that cross what other tests try by itself: form, language, history, connection, second tab. */
import type { Page } from "@playwright/test";
import { type Code, chooseLanguage, texts } from "../support/language";
import { answerWith, received, resetProvider } from "../support/provider";
import {
  expectEmpty,
  expectValues,
  field,
  fill,
  fillRequired,
  form,
  notice,
  openAndSend,
  openFilled,
  retype,
  send,
  success,
  VALUES,
} from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

const SUCCESS = "translated-contacto-placeholder-successMessage";
const MACHINE = "Máquina que quieres alquilar";
const es = texts("es");
const en = texts("en");
const val = texts("val");

test.describe("journeys", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  function heading(page: Page) {
    return page.getByRole("heading", { level: 1 });
  }

  /** A field by its label in whichever language. */
  function labelled(page: Page, text: (key: string) => string, name: string) {
    return form(page).getByLabel(text(`contact.${name}.label`));
  }

  function status(page: Page, text: string) {
    return page.getByRole("status").filter({ hasText: text });
  }

  function inFooter(page: Page, name: string) {
    return page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  }

  test.describe("with a machine asked for on its card", () => {
    const card = /^Pedir esta máquina: /;

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
      await page.getByRole("button", { name: en("contact.machine.undo") }).click();
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
      // The driver of Firefox waits for a page to load, where the place alone changes.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/maquinaria/alquiler-dumpers");
    });
  });

  test.describe("with a request under way", () => {
    const SLOW_MS = 2500;

    test("who leaves, changes the language elsewhere and comes back finds it sent, once", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { delay: SLOW_MS } });
      await expect(page.getByRole("button", { name: es("contact.sending") })).toBeVisible();
      await inFooter(page, "Preguntas frecuentes").click();
      await expect(heading(page)).toHaveText("Preguntas frecuentes");
      await chooseLanguage(page, "English");
      await expect(heading(page)).toHaveText("Frequently asked questions");
      await page.goBack();
      await expect(heading(page)).toHaveText("Contact and quotes");
      await expect(status(page, en(SUCCESS))).toBeVisible();
      await expectEmpty(page);
      await page.reload();
      await hydrated(page);
      await expectEmpty(page);
      expect(await received(page)).toHaveLength(1);
    });

    test("who is on another page when it fails is told there, and led back to the form", async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 500/, /^Error al enviar:/);
      await openAndSend(page, { answer: { status: 500, delay: SLOW_MS, times: 1 } });
      await inFooter(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      const told = page.getByRole("alert").filter({ hasText: es("contact.failed.elsewhere") });
      await expect(told).toBeVisible();
      const inside = await page.evaluate(() => document.documentElement.clientWidth);
      expect((await told.boundingBox())?.width).toBe(inside);
      await told.getByRole("link").click();
      await expect(notice(page)).toBeVisible();
      await expectValues(page);
      await expect(told).toHaveCount(0);
      await inFooter(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      await expect(told).toHaveCount(0);
    });

    test("success is told in the language chosen meanwhile, and goes after its time", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { delay: SLOW_MS } });
      await expect(page.getByRole("button", { name: es("contact.sending") })).toBeVisible();
      await chooseLanguage(page, "English");
      await expect(status(page, en(SUCCESS))).toBeVisible();
      await expect(status(page, en(SUCCESS))).toBeHidden({ timeout: 8000 });
    });

    test("who goes off to another page and fails there finds the notice and the request again", async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 500/, /^Error al enviar:/);
      await openAndSend(page, { answer: { status: 500, delay: SLOW_MS, times: 1 } });
      await inFooter(page, "Ventajas").click();
      await expect(page).toHaveURL("/ventajas");
      await page.goBack();
      await expect(notice(page)).toBeVisible();
      await expectValues(page);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      expect(await received(page)).toHaveLength(2);
    });
  });

  test.describe("after a failure", () => {
    test.beforeEach(({ expectedConsole }) => {
      expectedConsole.push(/status of 500/, /^Error al enviar:/);
    });

    test("the notice speaks the language chosen since, and the second try arrives", async ({
      page,
    }) => {
      await open(page, "/en/contacto");
      await fillRequired(page, en);
      await labelled(page, en, "email").fill(VALUES["Correo electrónico"]);
      await answerWith(page, { status: 500, times: 1 });
      await page.getByRole("button", { name: en("contact.send"), exact: true }).click();
      await expect(notice(page)).toContainText(en("contact.failed.title"));
      await chooseLanguage(page, "Valencià");
      await expect(page).toHaveURL("/val/contacto");
      await expect(notice(page)).toContainText(val("contact.failed.title"));
      await page.getByRole("button", { name: val("contact.failed.again"), exact: true }).click();
      await expect(status(page, val(SUCCESS))).toBeVisible();
    });

    test("a language chosen in the moment after typing is that of the notice", async ({ page }) => {
      await openAndSend(page, { answer: { status: 500, times: 1 } });
      await expect(notice(page)).toContainText(es("contact.failed.title"));
      await page.locator(".language summary").click();
      await page.evaluate(() => {
        const comments = document.querySelector<HTMLTextAreaElement>("#user_comments");
        if (comments) {
          comments.value += "!";
          comments.dispatchEvent(new Event("input", { bubbles: true }));
        }
        document.querySelector<HTMLElement>(".language [hreflang=en]")?.click();
      });
      await expect(notice(page)).toContainText(en("contact.failed.title"));
      await page.waitForTimeout(500); // what typing brings about comes a moment later
      await expect(notice(page)).toContainText(en("contact.failed.title"));
      await expect(page.locator("#user_comments")).toHaveValue(/!$/);
    });

    test("a reload keeps the request and forgets the failure", async ({ page }) => {
      await openAndSend(page, { answer: { status: 500, times: 1 } });
      await expect(notice(page)).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expectValues(page);
      await expect(notice(page)).toHaveCount(0);
    });
  });

  test("a draft that is brought back tells of it in the language chosen since, and once discarded never returns", async ({
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
    await inFooter(page, "Frequently asked questions").click();
    await expect(heading(page)).toHaveText("Frequently asked questions");
    await page.goBack();
    await chooseLanguage(page, "Español");
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });

  test("errors are told in the language chosen since, and mended ones stay mended", async ({
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
    await inFooter(page, "Avantatges").click();
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
      await inFooter(page, "Contacto").click();
      await expectEmpty(page);
    });
  });

  test("offline, a language whose texts are there is shown at once, and what is typed stays", async ({
    page,
    context,
  }) => {
    const codes: [Code, string, RegExp][] = [
      ["en", "English", /^Contact and quotes/],
      ["es", "Español", /^Contacto/],
    ];
    await open(page, "/contacto");
    await chooseLanguage(page, "English");
    await expect(heading(page)).toHaveText(/^Contact and quotes/);
    await chooseLanguage(page, "Español");
    await fill(page);
    await context.setOffline(true);
    for (const [code, name, title] of codes) {
      await chooseLanguage(page, name);
      await expect(heading(page)).toHaveText(title);
      await expect(labelled(page, texts(code), "name")).toHaveValue(VALUES["Nombre o empresa"]);
    }
    await send(page).click();
    await expect(notice(page)).toContainText(es("contact.offline"));
    await chooseLanguage(page, "English");
    await expect(notice(page)).toContainText(en("contact.offline"));
    await context.setOffline(false);
    await expect(notice(page)).toContainText(en("contact.online"));
    await page
      .getByRole("button", { name: en("contact.send"), exact: true })
      .last()
      .click();
    await expect(status(page, en(SUCCESS))).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });
});
