/** What the visitor does while request lists are still being loaded, or cannot be. */

import type { Page, Request } from "@playwright/test";
import { FILE_FAULT, holdBack, injectFault, saveData } from "../support/fault-injection";
import { expectEmpty, field, fill, retype } from "../support/form";
import { chooseLanguage } from "../support/language";
import { add, LISTS, lines, offered, openWith, parts } from "../support/list";
import { answerWith, received, resetProvider } from "../support/provider";
import { notice, send, success, summary } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

/** Sends a list without an answer, and loads the page again without what shows lists. Returns what lets it come. */
async function sendInVain(page: Page) {
  await openWith(page, "1;rammer,1");
  await fill(page, { "Máquina que quieres alquilar": "" });
  await answerWith(page, { hangup: true, times: 1 });
  await send(page).click();
  await expect(notice(page)).toContainText("puede que la solicitud haya llegado");
  const release = await holdBack(page, LISTS);
  await page.reload();
  await hydrated(page);
  return release;
}

test.describe("a request list that comes late", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("shows that the request is on its way, which can be stopped and sent again", async ({
    page,
  }) => {
    const release = await holdBack(page, LISTS);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "", "Información adicional": "" });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await page.getByRole("button", { name: "Cancelar el envío" }).click();
    await retype(field(page, "Información adicional"), "Por la tarde");
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toBe(
      "Por la tarde\n---\n1 × Pisón\nReferencia: K4MX",
    );
  });

  test("is asked about before it is sent, though the button was pressed twice", async ({
    page,
  }) => {
    const release = await holdBack(page, LISTS);
    await openWith(page, "1;rammer,1");
    await fill(page, {
      "Máquina que quieres alquilar": "",
      "Correo electrónico": "obras@gmial.com",
    });
    await send(page).click();
    await page.waitForTimeout(700); // not a double click
    await page.getByRole("button", { name: "Enviando…" }).click({ force: true });
    release();
    await expect(page.getByText("obras@gmail.com").first()).toBeVisible();
    expect(await received(page)).toHaveLength(0);
  });

  test("is reported where the visitor has gone, if it could not be sent", async ({ page }) => {
    const release = await holdBack(page, LISTS);
    await openWith(page, "1;rammer,1");
    await fill(page, {
      "Máquina que quieres alquilar": "",
      "Correo electrónico": "obras@gmial.com",
    });
    await send(page).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Preguntas" }).click();
    // The address changes a moment before the page does.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes");
    release();
    await expect(page.locator(".page-alert")).toContainText("solicitud");
    expect(await received(page)).toHaveLength(0);
  });

  test("is reported by the form to which the visitor has come back, if it could not be sent", async ({
    page,
  }) => {
    const release = await holdBack(page, LISTS);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "", "Nombre o empresa": "" });
    await send(page).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Preguntas" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preguntas frecuentes");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(field(page, "Nombre o empresa")).toHaveAttribute("aria-invalid", "true");
    await expect(summary(page)).toBeFocused();
    await expect(send(page)).toBeVisible();
    expect(await received(page)).toHaveLength(0);
  });

  test("cannot be changed by who leaves and comes back, and is not ended by a page that does not come", async ({
    page,
  }) => {
    await page.clock.install();
    await saveData(page);
    const release = await holdBack(page, LISTS);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    let loads = 0;
    page.on("request", (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    const come = await injectFault(page, "page part", "slow");
    await page.getByRole("contentinfo").getByRole("link", { name: "Preguntas" }).click();
    await page.clock.runFor(5500);
    expect(loads).toBe(0);
    await come();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await expect(field(page, "Información adicional")).not.toBeEditable();
    release();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });

  test("leaves an error that can be put right in a request that may have arrived", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /ERR_|CORS request did not succeed/);
    const release = await sendInVain(page);
    const name = field(page, "Nombre o empresa");
    await name.fill("");
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toBeEditable();
    await expect(notice(page)).toContainText("puede que la solicitud haya llegado");
  });

  test("brings no report into a form that was emptied before", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /ERR_|CORS request did not succeed/);
    const release = await sendInVain(page);
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await expectEmpty(page);
    release();
    await expect(lines(page)).toHaveCount(1);
    await expect(notice(page)).toHaveCount(0);
  });

  test("does not send a date that has passed, which its line tells once it is there", async ({
    page,
  }) => {
    const release = await holdBack(page, /\/assets\/ListPanel-.*\.js$/);
    await openWith(page, "1;rammer,1,,2020-01-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(page.getByLabel("Desde", { exact: true })).toBeFocused();
    await expect(
      page.getByText("Elige una fecha entre hoy y dentro de dos años").first(),
    ).toBeVisible();
    expect(await received(page)).toHaveLength(0);
  });

  test("that cannot be shown is not sent with a date that has passed, which is said", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT, /a line of the list/);
    await page.route(/\/assets\/ListPanel-.*\.js$/, (route) => route.abort());
    await openWith(page, "1;rammer,1,,2020-01-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(
      page.getByRole("group", { name: "Pide presupuesto sin el formulario" }),
    ).toBeVisible();
    expect(await received(page)).toHaveLength(0);
  });

  test("that was shared does not take the focus from where the visitor types", async ({ page }) => {
    const release = await holdBack(page, LISTS);
    await open(page, "/contacto#lista=1;rammer,2");
    const name = field(page, "Nombre o empresa");
    await name.fill("Obras");
    release();
    await expect(offered(page)).toBeVisible();
    await expect(name).toBeFocused();
  });

  test("counts each press of a button, and removes no more than there is", async ({ page }) => {
    await openWith(page, "1;metal-fence,2", "/maquinaria/alquiler-vallas");
    const release = await holdBack(page, LISTS);
    const more = page.getByRole("button", { name: "Añadir una unidad: Vallas metálicas" });
    const fewer = page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" });
    for (const button of [more, more, more, fewer]) {
      await button.click();
    }
    release();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await expect(quantity).toHaveValue("4");
    await page.reload();
    await hydrated(page);
    const releaseAgain = await holdBack(page, LISTS);
    for (let press = 0; press < 5; press += 1) {
      await fewer.press("Enter");
    }
    releaseAgain();
    await expect(add(page, "Vallas metálicas")).toBeFocused();
  });

  test("does not take the focus from where the visitor has gone", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/maquinaria/alquiler-vallas");
    const release = await holdBack(page, LISTS);
    await add(page, "Vallas metálicas").click();
    const words = page.getByRole("banner").getByRole("searchbox");
    await words.fill("dum");
    release();
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    await expect(words).toBeFocused();
  });

  test("or not at all: nobody is taken back to a page they have left meanwhile", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await open(page, "/maquinaria/alquiler-vallas");
    await page.route(LISTS, (route) => route.abort());
    const isHead = (request: Request) => request.method() === "HEAD";
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/alquiler-vallas/, async (route) => {
      if (isHead(route.request())) {
        await held;
      }
      await route.fallback();
    });
    const asked = page.waitForRequest(isHead);
    await add(page, "Vallas metálicas").click();
    await asked;
    await page.getByRole("navigation").getByRole("link", { name: "Formación" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Formación/);
    const answered = page.waitForResponse((response) => isHead(response.request()));
    release();
    await answered;
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe("/formacion");
    expect(await page.evaluate(() => sessionStorage.getItem("reloadedAfterUpdate"))).toBeNull();
  });

  test("or not at all: a press says so, in the language that is chosen afterwards as well", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await open(page, "/maquinaria/alquiler-vallas");
    await page.evaluate(() => sessionStorage.setItem("reloadedAfterUpdate", String(Date.now())));
    await page.route(LISTS, (route) => route.abort());
    await add(page, "Vallas metálicas").click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("No se ha podido abrir o cambiar la lista.");
    await chooseLanguage(page, "English");
    await expect(alert).toContainText("Your list could not be opened or changed.");
  });

  test("or not at all: what was sent before cannot be asked for again, which is said", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    // A second failure within a minute is not an update of the site: it is told instead of loading the page again.
    await page.evaluate(() => sessionStorage.setItem("reloadedAfterUpdate", String(Date.now())));
    await page.route(LISTS, (route) => route.abort());
    const again = page.getByRole("button", { name: "Pedir lo mismo otra vez" });
    await again.click();
    await expect(page.getByRole("alert")).toContainText(
      "No se ha podido abrir o cambiar la lista.",
    );
    await page.unroute(LISTS);
    await again.click();
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
