/** Journeys through the site while a request is on its way, and after it has failed. */
import type { Page } from "@playwright/test";
import { expectEmpty, expectValues, fill, fillRequired, labelled, VALUES } from "../support/form";
import { type Code, chooseLanguage, texts } from "../support/language";
import { openWith } from "../support/list";
import { footerLink, heading, status } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { notice, openAndSend, send, success } from "../support/quote";
import { goOffline, openSaved } from "../support/saved";
import { expect, hydrated, open, test } from "../support/site";

const SUCCESS = "translated-contacto-placeholder-successMessage";
const es = texts("es");
const en = texts("en");
const val = texts("val");

test.describe("journeys", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test.describe("with a request under way", () => {
    /** Sends a request that will be refused, and leaves the page before the answer comes. */
    async function leaveBeforeFailure(page: Page, expectedConsole: RegExp[]) {
      expectedConsole.push(/status of 500/, /^Error al enviar:/);
      await openAndSend(page, { answer: { status: 500, held: true, times: 1 } });
      await footerLink(page, "Ventajas").click();
      await expect(page).toHaveURL("/ventajas");
      await releaseAnswers(page);
    }

    test("who leaves, changes the language elsewhere and comes back finds it sent, once", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { held: true } });
      await expect(page.getByRole("button", { name: es("contact.sending") })).toBeVisible();
      await footerLink(page, "Preguntas frecuentes").click();
      await expect(heading(page)).toHaveText("Preguntas frecuentes");
      await chooseLanguage(page, "English");
      await expect(heading(page)).toHaveText("Frequently asked questions");
      await page.goBack();
      await expect(heading(page)).toHaveText("Contact and quotes");
      await releaseAnswers(page);
      await expect(status(page, en(SUCCESS))).toBeVisible();
      await expectEmpty(page);
      await page.reload();
      await hydrated(page);
      await expectEmpty(page);
      expect(await received(page)).toHaveLength(1);
    });

    test("who is on another page when it fails sees it there, and is led back to the form", async ({
      page,
      expectedConsole,
    }) => {
      await leaveBeforeFailure(page, expectedConsole);
      await expect(heading(page)).toHaveText(/^Ventajas/);
      const message = page.getByRole("alert").filter({ hasText: es("contact.failed.elsewhere") });
      await expect(message).toBeVisible();
      const inside = await page.evaluate(() => document.documentElement.clientWidth);
      expect((await message.boundingBox())?.width).toBe(inside);
      await message.getByRole("link").click();
      await expect(notice(page)).toBeVisible();
      await expectValues(page);
      await expect(message).toHaveCount(0);
      await footerLink(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      await expect(message).toHaveCount(0);
    });

    test("who is on the way to another page when it fails is told there", async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/^Error al enviar:/);
      await page.addInitScript(() => {
        const { fetch } = window;
        const { pushState } = history;
        window.fetch = (...values) => {
          const [request] = values;
          if (!(request instanceof Request && request.method === "POST")) {
            return fetch(...values);
          }
          return new Promise((resolve) => {
            // The address is that of the next page, and the form is still shown.
            history.pushState = (...entry) => {
              pushState.apply(history, entry);
              resolve(new Response(null, { status: 500 }));
            };
          });
        };
      });
      await openAndSend(page);
      await footerLink(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      await expect(
        page.getByRole("alert").filter({ hasText: es("contact.failed.elsewhere") }),
      ).toBeVisible();
      await page.goBack();
      await expect(notice(page)).toBeFocused();
      await expectValues(page);
    });

    for (const [what, list, changes] of [
      ["a date of the list", "1;rammer,1,5,2020-01-01", {}],
      ["a likely slip", "1;rammer,1", { "Correo electrónico": "obras@gmial.com" }],
    ] as const) {
      test(`who is on the way to another page when ${what} holds it up is told there`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          const { instantiate } = WebAssembly;
          const { pushState } = history;
          // Lists are there once the address is that of the next page, while the form is still shown.
          const left = new Promise<void>((resolve) => {
            history.pushState = (...entry) => {
              pushState.apply(history, entry);
              resolve();
            };
          });
          const held = async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
            const instance = await instantiate(module, imports);
            if ("./bancal_list_bg.js" in imports) {
              await left;
            }
            return instance;
          };
          Object.assign(WebAssembly, { instantiate: held });
        });
        await openWith(page, list);
        await fill(page, changes);
        await send(page).click();
        await footerLink(page, "Ventajas").click();
        await expect(heading(page)).toHaveText(/^Ventajas/);
        await expect(
          page.getByRole("alert").filter({ hasText: es("contact.failed.elsewhere") }),
        ).toBeVisible();
        expect(await received(page)).toEqual([]);
      });
    }

    test("who is on another page when it is sent is told there, and once", async ({ page }) => {
      await openAndSend(page, { answer: { held: true } });
      await footerLink(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      await releaseAnswers(page);
      const message = page.getByRole("alert").filter({ hasText: es(SUCCESS) });
      await expect(message).toBeVisible();
      await expect(message.getByRole("link")).toHaveCount(0);
      await expect(message).toBeHidden({ timeout: 8000 });
      expect(await received(page)).toHaveLength(1);
    });

    test("success is shown in the language chosen meanwhile, and goes after its time", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { held: true } });
      await expect(page.getByRole("button", { name: es("contact.sending") })).toBeVisible();
      await chooseLanguage(page, "English");
      await releaseAnswers(page);
      await expect(status(page, en(SUCCESS))).toBeVisible();
      await expect(status(page, en(SUCCESS))).toBeHidden({ timeout: 8000 });
    });

    test("who goes off to another page and fails there finds the notice and the request again", async ({
      page,
      expectedConsole,
    }) => {
      await leaveBeforeFailure(page, expectedConsole);
      await expect(page).toHaveURL("/ventajas");
      await page.goBack();
      await expect(notice(page)).toBeFocused();
      await expectValues(page);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      expect(await received(page)).toHaveLength(2);
    });
  });

  test.describe("after a failure", () => {
    test.beforeEach(({ expectedConsole }) => {
      expectedConsole.push(/status of 50[04]/, /^Error al enviar:/);
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

    test("who comes back to the form is on its heading, and finds the notice where it was", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { status: 500, times: 1 } });
      await expect(notice(page)).toBeFocused();
      await footerLink(page, "Ventajas").click();
      await expect(heading(page)).toHaveText(/^Ventajas/);
      await footerLink(page, "Contacto").click();
      await expect(notice(page)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test("who opens the site anew and comes to what may have arrived is on the heading, too", async ({
      page,
    }) => {
      await openAndSend(page, { answer: { status: 504, times: 1 } });
      await expect(notice(page)).toBeVisible();
      await open(page, "/ventajas");
      await footerLink(page, "Contacto").click();
      await expect(notice(page)).toContainText("puede que la solicitud haya llegado");
      await expect(heading(page)).toBeFocused();
      await page.reload();
      await expect(notice(page)).toBeFocused();
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
      await page.waitForTimeout(500); // the page reacts to typing with a delay
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
    await goOffline(page);
    for (const [code, name, title] of codes) {
      await chooseLanguage(page, name);
      await expect(heading(page)).toHaveText(title);
      await expect(labelled(page, texts(code), "name")).toHaveValue(VALUES["Nombre o empresa"]);
    }
    await send(page).click();
    await expect(page.getByRole("region", { name: es("saved.title.one") })).toBeVisible();
    await chooseLanguage(page, "English");
    const saved = page.getByRole("region", { name: en("saved.title.one") });
    await openSaved(page);
    await expect(saved).toContainText(en("saved.wait"));
    await context.setOffline(false);
    await expect(saved).toContainText(en("saved.ready"));
    await saved.getByRole("button", { name: en("saved.send") }).click();
    await expect(page.getByRole("region", { name: en(SUCCESS) })).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });
});
