/** Whoever leaves before the answer, or has sent from another tab, is told so and does not send the same twice. */
import type { Page } from "@playwright/test";
import { expectEmpty, expectValues, field, fill, retype } from "../support/form";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import {
  leaveForm,
  notice,
  openAndSend,
  openFilled,
  openTwice,
  send,
  success,
} from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { expectStored, storedDraft } from "../support/storage";

test.describe("a request without an answer", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const MAY_HAVE_ARRIVED = "puede que la solicitud haya llegado y puede que no";
  const OTHER = { "Nombre o empresa": "Otra obra" } as const;
  const discard = (page: Page) => page.getByRole("button", { name: "Borrarlo y empezar de nuevo" });

  async function expectUnconfirmed(page: Page) {
    await expectValues(page);
    await expect(notice(page)).toContainText(MAY_HAVE_ARRIVED);
  }

  /** Sends a request whose answer does not come while the page is there. */
  async function sendUnconfirmed(page: Page) {
    await openAndSend(page, { answer: { held: true, times: 1 } });
    await expect.poll(async () => (await received(page)).length).toBe(1);
  }

  /** How a visitor leaves in mid-sending, and returns. */
  const LEAVING: Record<string, (page: Page) => Promise<Page>> = {
    "a reload": async (page) => {
      await page.reload();
      return page;
    },
    "another address": async (page) => {
      await open(page, "/faq");
      await open(page, "/contacto");
      return page;
    },
    "another address and the way back": async (page) => {
      await page.goto("/robots.txt");
      await page.goBack();
      return page;
    },
    "closing the tab": async (page) => {
      const next = await page.context().newPage();
      await page.close({ runBeforeUnload: false });
      await open(next, "/contacto");
      return next;
    },
  };

  for (const [way, leave] of Object.entries(LEAVING)) {
    test(`left by ${way}, the form says that it may have arrived, until it is sent again`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/^Error al enviar:/);
      await sendUnconfirmed(page);
      const next = await leave(page);
      await hydrated(next);
      await expectUnconfirmed(next);
      await next.reload();
      await hydrated(next);
      await expectUnconfirmed(next);
      await send(next).click();
      await expect(success(next)).toBeVisible();
      await next.reload();
      await hydrated(next);
      await expectEmpty(next);
      await expect(notice(next)).toHaveCount(0);
    });
  }

  test("a request that was stopped is unconfirmed after a reload too, and not what is typed instead", async ({
    page,
  }) => {
    await sendUnconfirmed(page);
    await page.getByRole("button", { name: "Cancelar el envío" }).click();
    await expectUnconfirmed(page);
    await page.reload();
    await hydrated(page);
    await expectUnconfirmed(page);
    await discard(page).click();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expectUnconfirmed(page);
    await page.reload();
    await hydrated(page);
    await discard(page).click();
    await expect(notice(page)).toHaveCount(0);
    await fill(page, OTHER);
    await page.reload();
    await hydrated(page);
    await expectValues(page, OTHER);
    await expect(notice(page)).toHaveCount(0);
  });

  test("a second tab says when the first has sent, and holds what was sent no longer", async ({
    page,
    context,
  }) => {
    await openAndSend(page, { answer: { held: true, times: 1 } });
    await expect.poll(async () => (await received(page)).length).toBe(1);
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await expect(notice(other)).toHaveCount(0);
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    await expect(other.getByText("Última solicitud enviada:")).toBeVisible();
    await expect(notice(other)).toHaveCount(0);
    await expectEmpty(other);
    await fill(other, OTHER);
    await send(other).click();
    await expect(other.getByText(/Acabas de enviar una solicitud/).first()).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });

  test("what another tab has sent takes away neither the report nor the text of another request", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 503/);
    await openAndSend(page, { answer: { status: 503, times: 1 } });
    await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
    const other = await context.newPage();
    await open(other, "/contacto");
    await fill(other, OTHER);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await other.close();
    await expect(page.getByText("Última solicitud enviada:")).toBeVisible();
    await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
    await page.reload();
    await hydrated(page);
    await expectValues(page);
  });

  test("a second attempt that is refused leaves the first unconfirmed", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 503/, /ERR_|CORS request did not succeed/);
    await openAndSend(page, { answer: { hangup: true, times: 1 } });
    await expectUnconfirmed(page);
    await answerWith(page, { status: 503, times: 1 });
    await notice(page).getByRole("button", { name: "Volver a intentarlo" }).click();
    await expect.poll(async () => (await received(page)).length).toBe(2);
    await expect(notice(page)).not.toContainText(MAY_HAVE_ARRIVED);
    await page.reload();
    await hydrated(page);
    await expectUnconfirmed(page);
  });

  test("what another tab has sent says nothing of a request that is unconfirmed, also if it was changed since", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /ERR_|CORS request did not succeed/);
    await openAndSend(page, { answer: { hangup: true, times: 1 } });
    await expectUnconfirmed(page);
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectUnconfirmed(other);
    await fill(other, OTHER);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await other.close();
    const CHANGED = { "Información adicional": "Por la tarde" } as const;
    await fill(page, CHANGED);
    await expect.poll(() => storedDraft(page)).toContain("Por la tarde");
    await page.reload();
    await hydrated(page);
    await expectValues(page, CHANGED);
    await expect(notice(page)).toContainText(MAY_HAVE_ARRIVED);
  });

  test("the time-out of a gateway leaves the request unconfirmed", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 504/);
    await openAndSend(page, { answer: { status: 504, times: 1 } });
    await expectUnconfirmed(page);
    await page.reload();
    await hydrated(page);
    await expectUnconfirmed(page);
  });

  test("what was sent from another tab does not come back in the tab where it was typed", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    await leaveForm(page);
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await other.close();
    await page.goBack();
    await expect(page).toHaveURL("/contacto");
    await expectEmpty(page);
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });

  test("a tab that the browser had suspended holds no longer what was sent from another one", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const isSuspended = () => sessionStorage.getItem("suspended");
      const stop = (event: Event) => isSuspended() && event.stopImmediatePropagation();
      addEventListener("storage", stop, { capture: true });
    });
    await openFilled(page);
    await expectStored(page);
    await page.evaluate(() => sessionStorage.setItem("suspended", "yes"));
    const other = await context.newPage();
    await open(other, "/contacto");
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await other.close();
    await expectValues(page);
    await page.evaluate(() => {
      sessionStorage.removeItem("suspended");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expectEmpty(page);
  });

  test("each of two tabs keeps its own text on the way to another page and back", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    const other = await context.newPage();
    await open(other, "/contacto");
    await fill(other, OTHER);
    await leaveForm(other);
    await leaveForm(page);
    await page.goBack();
    await expectValues(page);
    await other.goBack();
    await expectValues(other, OTHER);
  });

  test("each of two tabs keeps its own text over a reload, on whichever page", async ({ page }) => {
    const other = await openTwice(page);
    // This field alone: what is still to be stored of another one would replace what the reload stores.
    await retype(field(other, "Nombre o empresa"), OTHER["Nombre o empresa"]);
    await expect.poll(() => storedDraft(page)).toContain(OTHER["Nombre o empresa"]);
    await page.reload();
    await hydrated(page);
    await expectValues(page);
    await leaveForm(other);
    await other.reload();
    await hydrated(other);
    await open(other, "/contacto");
    await expectValues(other, OTHER);
  });

  test("what is known of an earlier request goes after seven days, though the form is empty", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => {
      const time = Date.now() - 7 * 24 * 3_600_000 - 1000;
      localStorage.setItem("quoteSentAt", String(time));
      localStorage.setItem("quoteUnconfirmed", JSON.stringify({ 1234: time }));
    });
    await open(page, "/contacto");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect(notice(page)).toHaveCount(0);
  });
});
