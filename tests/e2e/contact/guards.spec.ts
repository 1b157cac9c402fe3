/** A request is sent once, and not offline or by a machine; a person who is held back sees why and what to do. */
import type { Page } from "@playwright/test";
import { carried } from "../support/channels";
import { expectEmpty, expectValues, field, form, VALUES } from "../support/form";
import { loseConnection } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import {
  fillAndSend,
  notice,
  openAndSend,
  openFilled,
  openPaused,
  send,
  success,
  summary,
} from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { blockStorage, fillStorage } from "../support/storage";

test.describe("guards of sending", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  async function expectOne(page: Page) {
    await expect(success(page)).toBeVisible();
    // A second request would arrive within this time.
    await page.waitForTimeout(500);
    expect(await received(page)).toHaveLength(1);
  }

  for (const delay of [0, 1500]) {
    const answer = delay ? "a slow answer" : "a quick answer";

    test(`a double click sends one request: ${answer}`, async ({ page }) => {
      await openFilled(page);
      await answerWith(page, { delay });
      await send(page).dblclick();
      await expectOne(page);
      await expect(notice(page)).toHaveCount(0);
    });

    test(`Enter held down sends one request: ${answer}`, async ({ page }) => {
      await openFilled(page);
      await answerWith(page, { delay });
      await field(page, "Nombre o empresa").focus();
      for (let index = 0; index < 20; index += 1) {
        await page.keyboard.down("Enter");
      }
      await page.keyboard.up("Enter");
      await expectOne(page);
    });

    test(`submits before the answer send one request: ${answer}`, async ({ page }) => {
      await openFilled(page);
      await answerWith(page, { delay });
      await form(page).evaluate((own: HTMLFormElement) => {
        own.requestSubmit();
        own.requestSubmit();
        setTimeout(() => own.requestSubmit(), 20);
      });
      await expectOne(page);
    });
  }

  test("a second press that comes after the answer leaves the success as it is", async ({
    page,
  }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await expect(field(page, "Nombre o empresa")).toHaveValue("");
    await send(page).click();
    await field(page, "Días de alquiler").press("Enter");
    await expectOne(page);
    await expect(summary(page)).toHaveCount(0);
  });

  test("clicks and Enter during a slow answer send nothing more", async ({ page }) => {
    await openAndSend(page, { answer: { held: true } });
    const busy = page.getByRole("button", { name: "Enviando…" });
    await busy.click({ force: true }); // forced, as Playwright waits for a button with aria-disabled
    await busy.press("Enter");
    await field(page, "Nombre o empresa").press("Enter");
    await expect(busy).toBeVisible();
    await releaseAnswers(page);
    await expectOne(page);
  });

  test("offline nothing is sent and it is said; the visitor sends when the connection is back", async ({
    page,
    context,
  }) => {
    await fillStorage(page); // where there is room, the request is saved
    await openFilled(page);
    await loseConnection(page);
    await send(page).click();
    await expect(notice(page)).toContainText("No hay conexión. La solicitud no se ha enviado.");
    await expectValues(page);
    const { text } = await carried(
      notice(page).getByRole("link", { name: "Enviarla por WhatsApp" }),
    );
    expect(text).toContain(VALUES["Nombre o empresa"]);
    await context.setOffline(false);
    await expect(notice(page)).toContainText(
      "Ha vuelto la conexión. Ya puedes enviar la solicitud.",
    );
    expect(await received(page)).toEqual([]);
    await notice(page).getByRole("button", { name: "Enviar" }).click();
    await expectOne(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test("a double click on the button of the notice sends, and cancels nothing", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await fillStorage(page);
    await openFilled(page);
    await answerWith(page, { held: true });
    await loseConnection(page);
    await send(page).click();
    await context.setOffline(false);
    const again = notice(page).getByRole("button", { name: "Enviar" });
    const box = await again.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    // However long the clicks take here, they are one double click.
    await page.clock.pauseAt(Date.now() + 1000);
    for (let click = 1; click <= 3; click += 1) {
      await page.mouse.click(x, y);
    }
    await expect(page.getByRole("button", { name: "Cancelar el envío" })).toBeVisible();
    await page.mouse.click(x, y);
    await page.clock.resume();
    await releaseAnswers(page);
    await expectOne(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test("a connection that comes and goes is followed", async ({ page, context }) => {
    await fillStorage(page);
    await openFilled(page);
    await loseConnection(page);
    await send(page).click();
    for (let times = 0; times < 2; times += 1) {
      await context.setOffline(false);
      await expect(notice(page)).toContainText("Ha vuelto la conexión.");
      await context.setOffline(true);
      await expect(notice(page)).toContainText("No hay conexión.");
    }
    expect(await received(page)).toEqual([]);
  });

  /** The field that people do not see, and that only machines fill in. */
  const honeypot = (page: Page) => page.getByLabel("Deja este campo vacío");

  test("the honeypot is out of sight, out of the tab order and unknown to assistive technology", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await expect(honeypot(page)).not.toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Deja este campo vacío" })).toHaveCount(0);
    await expect(honeypot(page)).toHaveAttribute("autocomplete", "off");
    await field(page, "Nombre o empresa").focus();
    const reached: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      reached.push(await page.evaluate(() => document.activeElement?.id ?? ""));
      await page.keyboard.press("Tab");
    }
    expect(reached).toContain("user_comments");
    expect(reached).not.toContain("website");
  });

  test("whoever fills the honeypot sees why nothing is sent, keeps what was typed, and can empty it and send", async ({
    page,
  }) => {
    await openFilled(page);
    await honeypot(page).evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
    await send(page).click();
    await expect(notice(page)).toContainText("El campo «Deja este campo vacío» tiene texto.");
    await expectValues(page);
    await expect(
      notice(page).getByRole("link", { name: "Enviarla por correo electrónico" }),
    ).toBeVisible();
    await expect(honeypot(page)).toBeVisible();
    await expect(honeypot(page)).toBeFocused();
    expect(await received(page)).toEqual([]);
    // Whoever has left and comes back is at the heading of the page, as after every navigation.
    await page.getByRole("banner").getByRole("link", { name: "Preguntas" }).first().click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(honeypot(page)).toBeVisible();
    await expect(page.locator("h1")).toBeFocused();
    await honeypot(page).fill("");
    await honeypot(page).press("Enter");
    await expectOne(page);
    await expect(honeypot(page)).not.toBeFocused();
    const [request] = await received(page);
    expect(request?.parts.map(([name]) => name)).not.toContain("website");
  });

  test("a second request soon after a success is held back, and the page says for how long and what else to do", async ({
    page,
  }) => {
    await openPaused(page);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(6000);
    await fillAndSend(page, { values: { "Nombre o empresa": "Otra obra" } });
    const words = (seconds: number) =>
      `Podrás enviar otra dentro de ${seconds} s; si es urgente, llámanos o escríbenos.`;
    await expect(page.getByRole("status").filter({ hasText: words(4) })).toBeAttached();
    await expect(form(page).getByRole("link", { name: /WhatsApp/ })).toBeVisible();
    await expect(form(page).locator("a[href^='tel:']")).toBeVisible();
    await expectValues(page, { "Nombre o empresa": "Otra obra" });
    await page.clock.runFor(3000);
    await expect(form(page).getByText(words(1)).filter({ visible: true })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(form(page).getByText(words(1))).toHaveCount(0);
    const ready = page.getByRole("status").filter({ hasText: "Ya puedes enviar otra solicitud." });
    await expect(ready).toBeVisible();
    expect(await received(page)).toHaveLength(1);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(2);
  });

  test("a reload does not shorten the wait after a success", async ({ page }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await fillAndSend(page);
    await expect(
      page.getByRole("status").filter({ hasText: /Podrás enviar otra dentro de \d+\ss;/ }),
    ).toBeAttached();
    expect(await received(page)).toHaveLength(1);
  });

  test("a failed send uses up nothing: the next one goes out at once", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await openAndSend(page, { answer: { status: 500, times: 2 } });
    await expect(notice(page)).toBeVisible();
    await send(page).click();
    await expect.poll(async () => (await received(page)).length).toBe(2);
    await expect(notice(page)).toBeVisible();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(3);
  });

  test("where storage is blocked nobody is held back", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/contacto");
    for (const name of ["Una", "Otra"]) {
      await fillAndSend(page, { values: { "Nombre o empresa": name } });
      await expect(success(page)).toBeVisible();
      await expect(field(page, "Nombre o empresa")).toHaveValue("");
    }
    expect(await received(page)).toHaveLength(2);
  });

  test("a second press of the key that discards or brings back sends nothing", async ({ page }) => {
    await openFilled(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expectEmpty(page);
    await expect(summary(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expectValues(page);
    await expect(send(page)).toBeVisible();
    expect(await received(page)).toEqual([]);
  });
});
