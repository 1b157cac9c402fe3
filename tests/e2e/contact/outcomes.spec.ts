/** Every way in which sending can end: the visitor knows, keeps what was typed, and has another way to send it. */
import type { ConsoleMessage, Page } from "@playwright/test";
import { expectEmpty, expectValues, field, form } from "../support/form";
import {
  answerWith,
  received,
  releaseAnswers,
  resetProvider,
  type Scenario,
} from "../support/provider";
import { notice, openAndSend, openFilled, openPaused, send, success } from "../support/quote";
import { expect, test } from "../support/site";
import { asksToStay, storedDraft } from "../support/storage";

test.describe("outcomes of sending", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  /** What the specification's console line says of a failed send, collected while the page runs. */
  function logged(page: Page): () => Promise<unknown[]> {
    const lines: ConsoleMessage[] = [];
    page.on("console", (line) => {
      if (line.text().startsWith("Error al enviar:")) {
        lines.push(line);
      }
    });
    return () => Promise.all(lines.map((line) => line.args()[1]?.jsonValue()));
  }

  async function expectFailure(page: Page, reason: string, name = "Algo ha fallado en el envío") {
    // Announced once: by the focus, not by a live region as well.
    await expect(page.getByRole("group", { name })).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(notice(page)).toContainText(reason);
    await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
    await expectValues(page);
    await expect(send(page)).toBeEnabled();
    await expect(send(page)).not.toHaveAttribute("aria-disabled");
    await expect(field(page, "Nombre o empresa")).toBeEditable();
    for (const way of ["Enviarla por WhatsApp", "Enviarla por correo electrónico", /^Llamar al/]) {
      await expect(notice(page).getByRole("link", { name: way })).toBeVisible();
    }
  }

  for (const scenario of [
    { status: 200, body: "OK" },
    { status: 200, body: "" },
    { status: 200, body: "<p>queued</p>" },
    { status: 202, body: "OK" },
    { status: 500, body: "OK" },
  ] satisfies Scenario[]) {
    test(`status ${scenario.status} with “${scenario.body}” is a success`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 500/);
      await openAndSend(page, { answer: scenario });
      await expect(success(page)).toBeVisible();
      await expectEmpty(page);
      expect(await received(page)).toHaveLength(1);
    });
  }

  const REFUSED = "El servicio de envío no ha aceptado la solicitud.";

  for (const [status, body] of [
    [202, "Accepted"],
    [204, ""],
    [400, "The user_id parameter is required"],
    [
      400,
      "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
    ],
    [403, "API calls are disabled for non-browser applications"],
    [404, "Account not found"],
    [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
    [413, "Variables size limit, 50Kb"],
    [422, "The recipients address is empty"],
    [500, ""],
    [503, "<html>Service Unavailable</html>"],
  ] as const) {
    test(`status ${status} “${body.slice(0, 30)}” is logged, shown, and can be tried again`, {
      tag: status === 503 ? "@firefox" : [], // one refusal stands for all
    }, async ({ page, expectedConsole }) => {
      expectedConsole.push(new RegExp(`status of ${status}`), /^Error al enviar:/);
      const lines = logged(page);
      await openAndSend(page, { answer: { status, body, times: 1 } });
      await expectFailure(page, REFUSED);
      expect(await lines()).toEqual([{ status, text: body }]);
      expect(await received(page)).toHaveLength(1);
      await notice(page).getByRole("button", { name: "Volver a intentarlo" }).click();
      await expect(success(page)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expectEmpty(page);
      expect(await received(page)).toHaveLength(2);
    });
  }

  for (const [what, scenario, words] of [
    ["success", {}, /Formulario enviado con éxito/],
    ["the wait for a second try", { status: 429, times: 1 }, /\d\ss/],
  ] as const) {
    test(`on a phone, ${what} is seen though the button stands at the window's lower edge`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 429/, /^Error al enviar:/);
      await page.setViewportSize({ width: 360, height: 740 });
      await openFilled(page);
      await answerWith(page, scenario);
      await send(page).evaluate((button: HTMLElement) => {
        const bar = document.querySelector(".actions")?.getBoundingClientRect().top ?? innerHeight;
        scrollBy(0, button.getBoundingClientRect().bottom - bar);
        button.click();
      });
      const message = page
        .locator(".send-status p:not(.visually-hidden)")
        .filter({ hasText: words });
      await expect(message).toBeVisible();
      const bar = await page.locator(".actions").boundingBox();
      await expect
        .poll(async () => {
          const box = await message.boundingBox();
          return box && bar && box.y >= 0 && box.y + box.height <= bar.y;
        })
        .toBe(true);
    });
  }

  test("the browser asks before the page is left while a request is on its way, and not after", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openAndSend(page, { answer: { held: true, times: 1 } });
    await expect.poll(() => asksToStay(page)).toBe(true);
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    expect(await asksToStay(page)).toBe(false);
  });

  test("nor is it left unasked while the request waits for its second attempt", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 429/, /^Error al enviar:/);
    await openAndSend(page, { answer: { status: 429, times: 1 } });
    await expect(page.locator(".counting")).toBeVisible();
    expect(await asksToStay(page)).toBe(true);
    await expect(success(page)).toBeVisible({ timeout: 15_000 });
    expect(await asksToStay(page)).toBe(false);
  });

  test("a redirect instead of an answer is not followed but reported, and the second try arrives", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/^Error al enviar:/);
    await openAndSend(page, { answer: { status: 302, times: 1 } });
    await expectFailure(page, "en lugar del servicio de envío ha respondido otra página");
    await notice(page).getByRole("button", { name: "Volver a intentarlo" }).click();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(2);
  });

  test("a connection that breaks is status 0, Network Error, and is not tried again by itself", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(
      /ERR_EMPTY_RESPONSE|ERR_CONNECTION|CORS request did not succeed/,
      /^Error al enviar:/,
    );
    const lines = logged(page);
    await openAndSend(page, { answer: { hangup: true } });
    await expectFailure(
      page,
      "Ha fallado la conexión con el servicio de envío: puede que la solicitud haya llegado y puede que no.",
    );
    expect(await lines()).toEqual([{ status: 0, text: "Network Error" }]);
    expect(await received(page)).toHaveLength(1);
  });

  test("no answer within 20 seconds is reported as such, and the request is not repeated", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/^Error al enviar:/);
    const lines = logged(page);
    await openPaused(page);
    await answerWith(page, { held: true });
    await send(page).click();
    await expect.poll(async () => (await received(page)).length).toBe(1);
    await page.clock.runFor(19_999);
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await page.clock.runFor(1);
    await expectFailure(page, "puede que la solicitud haya llegado y puede que no");
    expect(await lines()).toEqual([{ status: 0, text: "Timeout" }]);
    expect(await received(page)).toHaveLength(1);
  });

  test("a slow answer can be waited for or stopped", { tag: "@firefox" }, async ({ page }) => {
    await openAndSend(page, { answer: { held: true, times: 1 } });
    const busy = page.getByRole("button", { name: "Enviando…" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("status").filter({ hasText: "Enviando…" })).toBeAttached();
    await expect(form(page)).toHaveAttribute("aria-busy", "true");
    await expect(field(page, "Nombre o empresa")).not.toBeEditable();
    await page.getByRole("button", { name: "Cancelar el envío" }).click();
    await expectFailure(
      page,
      "puede que la solicitud haya llegado y puede que no",
      "Envío cancelado",
    );
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await expect(busy).toBeVisible();
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
  });

  test("429 waits five seconds visibly and tries once more", { tag: "@firefox" }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 429/, /^Error al enviar:/);
    const lines = logged(page);
    await openPaused(page);
    await answerWith(page, { status: 429, body: "Too many requests", times: 1 });
    await send(page).click();
    for (const seconds of [5, 4, 3, 2, 1]) {
      const words = `Lo intentaremos de nuevo dentro de ${seconds} s.`;
      await expect(form(page).getByText(words).filter({ visible: true }).last()).toBeVisible();
      expect(await received(page)).toHaveLength(1);
      await page.clock.runFor(1000);
    }
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    expect(await received(page)).toHaveLength(2);
    expect(await lines()).toEqual([{ status: 429, text: "Too Many Requests" }]);
  });

  test("429 twice is reported, and not tried a third time", { tag: "@firefox" }, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 429/, /^Error al enviar:/);
    await page.clock.install();
    await openAndSend(page, { answer: { status: 429, body: "Too many requests" } });
    await expect(page.getByRole("status").filter({ hasText: "dentro de 5 s" })).toBeAttached();
    await page.clock.runFor(5000);
    await expectFailure(page, "El servicio de envío está recibiendo demasiadas solicitudes.");
    await page.clock.runFor(60_000);
    expect(await received(page)).toHaveLength(2);
  });

  test("the waiting after 429 can be stopped", async ({ page, expectedConsole }) => {
    expectedConsole.push(/status of 429/, /^Error al enviar:/);
    await openAndSend(page, { answer: { status: 429, times: 1 } });
    await expect(page.getByRole("status").filter({ hasText: "dentro de 5 s" })).toBeAttached();
    await page.getByRole("button", { name: "Cancelar el envío" }).click();
    await expectFailure(page, "El servicio de envío está recibiendo demasiadas solicitudes.");
    expect(await received(page)).toHaveLength(1);
  });

  test("a success that was seen is not shown again to who leaves at once and comes back later", async ({
    page,
  }) => {
    await openPaused(page);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Preguntas" }).first().click();
    await expect(page).toHaveURL("/faq");
    await page.clock.runFor(6000);
    await page.goBack();
    await expect(page).toHaveURL("/contacto");
    await expect(page.getByText(/Última solicitud enviada/)).toBeVisible();
    await expect(success(page)).toHaveCount(0);
  });

  test("the answer finds the visitor who has left the page meanwhile and comes back", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openAndSend(page, { answer: { held: true, times: 1 } });
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Preguntas" }).first().click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    expect(await received(page)).toHaveLength(1);
    expect(await storedDraft(page)).toBeNull();
  });
});
