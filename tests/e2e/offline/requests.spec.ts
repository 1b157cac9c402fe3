/** Requests that are written without a connection: kept on the device, and sent once, by a press of the visitor. */
import { CODES, prefixOf } from "../../../scripts/lib/languages.mjs";
import { trappable } from "../support/fault-injection";
import { expectEmpty, field, fill, START, VALUES } from "../support/form";
import { texts } from "../support/language";
import { LIST, lines, openWith, parts } from "../support/list";
import { expect, NO_CONNECTION, openAndKeep, test } from "../support/offline";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { notice, send } from "../support/quote";
import {
  arrived,
  discard,
  goOffline,
  openSaved,
  saved,
  savedOnes,
  sendSaved,
  writeOffline,
  writeOfflineIn,
} from "../support/saved";
import { hydrated, open } from "../support/site";

test.use({ serviceWorkers: "allow", expectedConsole: [NO_CONNECTION] });

test.describe("a request without a connection", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  for (const code of CODES) {
    const address = `${prefixOf(code)}/contacto`;
    test(`${code}: waits on the device, and is sent once by one press as it was typed`, async ({
      page,
      server,
    }) => {
      await openAndKeep(page, address);
      await server.stop();
      if (code === "es") {
        await writeOffline(page);
      } else {
        await writeOfflineIn(page, code);
      }
      await openSaved(page);
      await expect(saved(page, code)).toContainText(texts(code)("saved.wait"));
      await expectEmpty(page);
      // As if the browser had been started again, on another page, still without a connection.
      const next = await page.context().newPage();
      await page.close();
      await next.goto(`${server.url}${address.replace("contacto", "faq")}`);
      await hydrated(next);
      await expect(saved(next, code)).toBeVisible();
      expect(await received(next)).toEqual([]);
      await server.start();
      await next.context().setOffline(false);
      // Firefox's driver does not tell a tab that was opened without a connection.
      await next.evaluate(() => dispatchEvent(new Event("online")));
      await expect(saved(next, code)).toContainText(texts(code)("saved.ready"));
      expect(await received(next)).toEqual([]);
      await sendSaved(next, code).dblclick();
      await expect(arrived(next, code)).toBeVisible();
      const sent = await parts(next);
      if (code === "es") {
        expect(Object.values(sent)).toEqual(expect.arrayContaining(Object.values(VALUES)));
      } else {
        expect(Object.values(sent)).toEqual(expect.arrayContaining(["Obras", "Alcoi"]));
      }
      await next.reload();
      await hydrated(next);
      await expect(saved(next, code)).toHaveCount(0);
    });
  }

  test("the form says so too once the connection is back", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    const said = page.locator(".send-status").getByRole("status");
    await expect(said).toContainText("No hay conexión.");
    await page.context().setOffline(false);
    await expect(said).toContainText("Ya hay conexión");
    await expect(said).not.toContainText("No hay conexión");
  });

  test("two wait, each is sent or discarded by itself, and what was discarded comes back", {
    tag: "@firefox",
  }, async ({ page, server }) => {
    await openAndKeep(page, "/contacto");
    await writeOffline(page, { "Nombre o empresa": "Primera obra" });
    await expect(saved(page)).toBeVisible();
    await writeOffline(page, { "Nombre o empresa": "Segunda obra" });
    await expect(savedOnes(page, 2)).toBeVisible();
    await page.context().setOffline(false);
    await server.start();
    await discard(page).first().click();
    await expect(saved(page)).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(savedOnes(page, 2)).toBeVisible();
    await discard(page).nth(1).click();
    await expect(saved(page)).toBeVisible();
    await sendSaved(page).click();
    await expect(arrived(page)).toBeVisible();
    expect((await parts(page)).user_name).toBe("Primera obra");
  });

  test("that was sent is named beside another one that still waits", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page, { "Máquina que quieres alquilar": "Primera máquina" });
    await expect(saved(page)).toBeVisible();
    await writeOffline(page, { "Máquina que quieres alquilar": "Segunda máquina" });
    await expect(savedOnes(page, 2)).toBeVisible();
    await page.context().setOffline(false);
    await sendSaved(page).first().click();
    await expect(arrived(page)).toHaveText(/^Primera máquina: Formulario enviado con éxito/);
    await expect(saved(page).getByRole("listitem")).toContainText("Segunda máquina");
  });

  test("written in one language, is sent from a page in another whose texts alone are there", async ({
    page,
  }) => {
    await open(page, "/en/contacto");
    await writeOfflineIn(page, "en");
    await expect(saved(page, "en")).toBeVisible();
    await page.context().setOffline(false);
    await open(page, "/val/faq");
    await sendSaved(page, "val").click();
    await expect(arrived(page, "val")).toBeVisible();
    expect((await parts(page)).user_name).toBe("Obras");
  });

  test("that cannot be sent as the core breaks says so, and stays", async ({
    page,
    expectedConsole,
  }) => {
    // The row, which is shown anew as the request is noted, may break the core before the request does.
    expectedConsole.push(/unreachable|is not initialised/);
    const { trap } = await trappable(page);
    await open(page, "/contacto");
    await writeOffline(page);
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(false);
    await trap();
    await sendSaved(page).click();
    const unconfirmed = page.getByRole("region", { name: texts("es")("saved.title.unconfirmed") });
    await expect(unconfirmed.getByRole("alert")).not.toBeEmpty();
    expect(await received(page)).toEqual([]);
  });

  test("that is sent while the form is sending waits for it", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page, { "Nombre o empresa": "Primera obra" });
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(false);
    await fill(page, { "Nombre o empresa": "Segunda obra" });
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await sendSaved(page).click();
    await expect(saved(page)).toContainText(texts("es")("saved.sending"));
    await releaseAnswers(page);
    await expect(saved(page)).toContainText(texts("es")("saved.throttled"));
    expect((await parts(page)).user_name).toBe("Segunda obra");
  });

  test("that fails again stays, says why, and offers other channels", { tag: "@firefox" }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await openAndKeep(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    await answerWith(page, { status: 500, times: 1 });
    await sendSaved(page).click();
    await expect(saved(page).getByRole("alert")).not.toBeEmpty();
    await saved(page).getByText(texts("es")("contact.via.title")).click();
    for (const way of ["Enviarla por WhatsApp", "Enviarla por SMS", "Llamar al"]) {
      await expect(saved(page).getByRole("link", { name: way })).toBeVisible();
    }
    await sendSaved(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(await received(page)).toHaveLength(2);
  });

  test("that was left before its answer may have arrived, and says so", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openAndKeep(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    await answerWith(page, { held: true, times: 1 });
    await sendSaved(page).click();
    await expect.poll(async () => (await received(page)).length).toBe(1);
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await open(next, "/faq");
    const unconfirmed = next.getByRole("region", { name: texts("es")("saved.title.unconfirmed") });
    await expect(unconfirmed.getByRole("alert")).toContainText(
      "puede que la solicitud haya llegado",
    );
  });

  test("that had been sent without an answer may have arrived, and says so", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /CORS request did not succeed/);
    await open(page, "/contacto");
    await answerWith(page, { hangup: true, times: 1 });
    await fill(page);
    await send(page).click();
    await expect(notice(page)).toContainText("puede que la solicitud haya llegado");
    await goOffline(page);
    await page.getByRole("button", { name: "Volver a intentarlo" }).click();
    const unconfirmed = page.getByRole("region", { name: texts("es")("saved.title.unconfirmed") });
    await expect(unconfirmed).toBeVisible();
    const besideForm = page.locator(".send-status").getByRole("status");
    await expect(besideForm).toContainText(texts("es")("saved.title.unconfirmed"));
    await page.context().setOffline(false);
    await expect(unconfirmed.getByRole("alert")).toContainText(
      "puede que la solicitud haya llegado",
    );
    expect(await received(page)).toHaveLength(1);
  });

  test("is not mistaken for the one that was sent before it", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    await sendSaved(page).click();
    await expect(arrived(page)).toBeVisible();
    await writeOffline(page, { "Nombre o empresa": "Segunda obra" });
    await expect(saved(page)).toBeVisible();
    await expect(arrived(page)).toBeHidden();
  });

  test("takes its list with it", { tag: "@firefox" }, async ({ page, server }) => {
    await openWith(page, LIST, "/contacto");
    await expect(lines(page)).toHaveCount(3);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await writeOffline(page, { "Máquina que quieres alquilar": "Grúa torre" });
    await openSaved(page);
    await expect(saved(page)).toContainText("3 máquinas, 3 artículos: Vallas metálicas");
    await expect(lines(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await server.start();
    await sendSaved(page).click();
    await expect(arrived(page)).toBeVisible();
    const { user_comments: comments = "" } = await parts(page);
    expect(comments).toContain(`2 × Vallas metálicas · 10 días · desde ${START}`);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(field(page, "Máquina que quieres alquilar")).toHaveValue("Grúa torre");
  });
});
