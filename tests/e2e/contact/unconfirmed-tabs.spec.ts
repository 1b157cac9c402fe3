/** A request that may have arrived is reported for as long as nobody knows, in each tab that holds it. */
import type { Page } from "@playwright/test";
import { expectEmpty, expectValues, field, fill } from "../support/form";
import { add, openWith } from "../support/list";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import {
  leaveForm,
  notice,
  openAndSend,
  openTwice,
  send,
  success,
  summary,
} from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { expectStored, storedDraft } from "../support/storage";

const MAY_HAVE_ARRIVED = "puede que la solicitud haya llegado y puede que no";
const OTHER = { "Nombre o empresa": "Otra obra" } as const;
const NO_ANSWER = [/^Error al enviar:/, /ERR_|CORS request did not succeed/];

const expectUnconfirmed = (page: Page) => expect(notice(page)).toContainText(MAY_HAVE_ARRIVED);

/** Sends a request that gets no answer. */
async function sendInVain(page: Page) {
  await openAndSend(page, { answer: { hangup: true, times: 1 } });
  await expectUnconfirmed(page);
}

test.describe("text of several tabs", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("is reported in the others neither while one sends it nor once it was refused", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 412/);
    const other = await openTwice(page);
    await field(other, "Ciudad y población").focus();
    const reported = other.waitForSelector(".notice", { timeout: 4000 }).catch(() => undefined);
    await answerWith(page, { status: 412, held: true, times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await releaseAnswers(page);
    await expect(notice(page)).toBeVisible();
    expect(await reported).toBeUndefined();
    await expect(field(other, "Ciudad y población")).toBeFocused();
    await expectValues(other);
  });

  test("goes from a form that was left while another tab sends it", async ({ page }) => {
    const other = await openTwice(page);
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await leaveForm(other);
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    await other.goBack();
    await expectEmpty(other);
    await expect(notice(other)).toHaveCount(0);
  });

  test("is sent once, and reported as sent in both, if both are pressed in the same moment", async ({
    page,
  }) => {
    const tabs = [page, await openTwice(page)];
    // By script, as the driver would press one after the other.
    await Promise.all(
      tabs.map((tab) =>
        tab.locator(".form [type=submit]").evaluate((button: HTMLElement) => button.click()),
      ),
    );
    for (const tab of tabs) {
      await expect(success(tab)).toBeVisible();
    }
    expect(await received(page)).toHaveLength(1);
  });

  test("is not sent by a press that waited for another tab whose request got no answer, before that is told", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(...NO_ANSWER);
    const other = await openTwice(page);
    await answerWith(page, { hangup: true, held: true, times: 1 });
    await send(page).click();
    await send(other).click();
    await releaseAnswers(page);
    await expectUnconfirmed(page);
    await expectUnconfirmed(other);
    await expectValues(other);
    expect(await received(page)).toHaveLength(1);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    expect(await received(page)).toHaveLength(2);
  });

  test("does not come back by undo once another tab has sent it", async ({ page }) => {
    const other = await openTwice(page);
    await other.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await other.getByRole("button", { name: "Deshacer" }).click();
    await expectEmpty(other);
    expect(await received(page)).toHaveLength(1);
  });

  test("is said to be sent by a press on the form that it has just gone from", async ({ page }) => {
    const other = await openTwice(page);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expectEmpty(other);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await expect(summary(other)).toHaveCount(0);
    expect(await received(page)).toHaveLength(1);
    // The success has gone.
    await expect(success(other)).toHaveCount(0, { timeout: 10_000 });
    await send(other).click();
    await expect(summary(other)).toBeVisible();
  });

  test("is sent once, and reported as sent in both, if it is sent from both", async ({ page }) => {
    const other = await openTwice(page);
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await send(other).click();
    await expect(other.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    await expect(success(other)).toBeVisible();
    await expectEmpty(other);
    expect(await received(page)).toHaveLength(1);
  });

  test("is sent by the second press if the first one was refused", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 412/);
    const other = await openTwice(page);
    await answerWith(page, { status: 412, held: true, times: 1 });
    await send(page).click();
    await send(other).click();
    await releaseAnswers(page);
    await expect(success(other)).toBeVisible();
    expect(await received(page)).toHaveLength(2);
    await expect(notice(page)).toHaveCount(0);
    await expectEmpty(page);
  });

  test("may have arrived if a tab is closed while it sends it", async ({ page }) => {
    const other = await openTwice(page);
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await expect.poll(async () => (await received(other)).length).toBeGreaterThan(0);
    await page.close();
    await expectUnconfirmed(other);
  });

  test("that failed is not reported any more once another one has sent it", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 412/);
    const other = await openTwice(page);
    await answerWith(page, { status: 412, times: 1 });
    await send(other).click();
    await expect(notice(other)).toBeVisible();
    await leaveForm(other);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await other.goBack();
    await expectEmpty(other);
    await expect(notice(other)).toHaveCount(0);
  });

  test("is unconfirmed in each of them, whatever one of them makes of its own", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(...NO_ANSWER);
    await sendInVain(page);
    await fill(page, OTHER);
    await expectStored(page, "Otra obra");
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectUnconfirmed(other);
    await fill(page, { "Nombre o empresa": "Una tercera" });
    await expectStored(page, "Una tercera");
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await expectValues(other, OTHER);
    await expectUnconfirmed(other);
    await other.reload();
    await hydrated(other);
    await expectUnconfirmed(other);
  });

  test("is unconfirmed in each of them once one has got no answer", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(...NO_ANSWER);
    const other = await openTwice(page);
    await answerWith(page, { hangup: true, times: 1 });
    await send(page).click();
    await expectUnconfirmed(page);
    await expectUnconfirmed(other);
  });
});

test.describe("an unconfirmed request", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));
  test.beforeEach(({ expectedConsole }) => void expectedConsole.push(...NO_ANSWER));

  test("stays so when a machine is added from its card", async ({ page }) => {
    await sendInVain(page);
    await open(page, "/maquinaria/alquiler-vallas");
    const card = page.getByRole("link", { name: /^Pedir presupuesto: / }).first();
    await page.goto((await card.getAttribute("href")) ?? "");
    await hydrated(page);
    await expectUnconfirmed(page);
    await page.reload();
    await hydrated(page);
    await expectUnconfirmed(page);
  });

  test("stays so with another list and in another language", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await fill(page);
    await answerWith(page, { hangup: true, times: 1 });
    await send(page).click();
    await expectUnconfirmed(page);
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    await expect(page.getByRole("link", { name: /En tu lista: 2/ }).first()).toBeAttached();
    await open(page, "/en/contacto");
    await expect(notice(page)).toContainText("may or may not have arrived");
  });

  test("stays so while a date is half typed", { tag: "@chromium-only" }, async ({ page }) => {
    await sendInVain(page);
    await field(page, "Fecha de alquiler").fill("");
    await field(page, "Fecha de alquiler").press("1");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectUnconfirmed(page);
  });

  test("stays so while an error is put right, and after that", async ({ page }) => {
    await sendInVain(page);
    const name = field(page, "Nombre o empresa");
    await name.fill("");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectUnconfirmed(page);
    await name.fill("Otra obra");
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    await page.reload();
    await hydrated(page);
    await expectUnconfirmed(page);
    expect(await received(page)).toHaveLength(1);
  });
});
