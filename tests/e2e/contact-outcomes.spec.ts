/** Every way in which sending can end: the visitor knows, keeps what was typed, and has another way to send it. */
import type { ConsoleMessage, Page } from "@playwright/test";
import {
  answerWith,
  carried,
  chooseLanguage,
  expectEmpty,
  expectTyped,
  field,
  fill,
  form,
  LABELS,
  type Label,
  notice,
  received,
  retype,
  type Scenario,
  send,
  startAfresh,
  success,
  TYPED,
  texts,
} from "./quote";
import { expect, open, test } from "./site";

test.beforeEach(({ page }) => startAfresh(page));

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

async function expectFailure(page: Page, reason: string) {
  // Announced once: by the focus, not by a live region as well.
  await expect(page.getByRole("group", { name: "Algo ha fallado en el envío" })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(notice(page)).toContainText(reason);
  await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
  await expectTyped(page);
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
    await open(page, "/contacto");
    await fill(page);
    await answerWith(page, scenario);
    await send(page).click();
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
  test(`status ${status} “${body.slice(0, 30)}” is logged, told, and can be tried again`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(new RegExp(`status of ${status}`), /^Error al enviar:/);
    const lines = logged(page);
    await open(page, "/contacto");
    await fill(page);
    await answerWith(page, { status, body, times: 1 });
    await send(page).click();
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

test("a connection that breaks is status 0, Network Error, and is not tried again by itself", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(
    /ERR_EMPTY_RESPONSE|ERR_CONNECTION|CORS request did not succeed/,
    /^Error al enviar:/,
  );
  const lines = logged(page);
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { hangup: true });
  await send(page).click();
  await expectFailure(
    page,
    "No hemos podido conectar con el servicio de envío; comprueba tu conexión.",
  );
  expect(await lines()).toEqual([{ status: 0, text: "Network Error" }]);
  expect(await received(page)).toHaveLength(1);
});

test("no answer within 20 seconds is told as such, and the request is not repeated", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/^Error al enviar:/);
  const lines = logged(page);
  await page.clock.install();
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { delay: 50_000 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect.poll(async () => (await received(page)).length).toBe(1);
  await page.clock.runFor(19_999);
  await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
  await page.clock.runFor(1);
  await expectFailure(page, "puede que la solicitud haya llegado y puede que no");
  expect(await lines()).toEqual([{ status: 0, text: "Timeout" }]);
  expect(await received(page)).toHaveLength(1);
});

test("a slow answer can be waited for or stopped", async ({ page, expectedConsole }) => {
  expectedConsole.push(/^Error al enviar:/);
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { delay: 30_000, times: 1 });
  await send(page).click();
  const busy = page.getByRole("button", { name: "Enviando…" });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("status").filter({ hasText: "Enviando…" })).toBeAttached();
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await expect(field(page, "Nombre o empresa")).not.toBeEditable();
  await page.getByRole("button", { name: "Cancelar el envío" }).click();
  await expectFailure(page, "puede que la solicitud haya llegado y puede que no");
  await answerWith(page, { delay: 1000, times: 1 });
  await send(page).click();
  await expect(busy).toBeVisible();
  await expect(success(page)).toBeVisible();
});

test("429 waits five seconds visibly and tries once more", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 429/, /^Error al enviar:/);
  const lines = logged(page);
  await page.clock.install();
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { status: 429, body: "Too many requests", times: 1 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  for (const seconds of [5, 4, 3, 2, 1]) {
    const words = `Lo intentamos de nuevo dentro de ${seconds} s.`;
    await expect(form(page).getByText(words).filter({ visible: true }).last()).toBeVisible();
    expect(await received(page)).toHaveLength(1);
    await page.clock.runFor(1000);
  }
  await expect(success(page)).toBeVisible();
  await expectEmpty(page);
  expect(await received(page)).toHaveLength(2);
  expect(await lines()).toEqual([{ status: 429, text: "Too Many Requests" }]);
});

test("429 twice is told, and not tried a third time", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 429/, /^Error al enviar:/);
  await page.clock.install();
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { status: 429, body: "Too many requests" });
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "dentro de 5 s" })).toBeAttached();
  await page.clock.runFor(5000);
  await expectFailure(page, "El servicio de envío está recibiendo demasiadas solicitudes.");
  await page.clock.runFor(60_000);
  expect(await received(page)).toHaveLength(2);
});

test("the waiting after 429 can be stopped", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 429/, /^Error al enviar:/);
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { status: 429, times: 1 });
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "dentro de 5 s" })).toBeAttached();
  await page.getByRole("button", { name: "Cancelar el envío" }).click();
  await expectFailure(page, "El servicio de envío está recibiendo demasiadas solicitudes.");
  expect(await received(page)).toHaveLength(1);
});

test("a core that breaks is told, and the ways that need no core are offered", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/broken on purpose/, /^Error$/); // Firefox's driver names the kind of an error alone
  await open(page, "/contacto");
  await fill(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("quoteDraft"))).toContain("🏗");
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error("broken on purpose");
    };
  });
  await send(page).click();
  await expect(notice(page)).toContainText("Pide presupuesto sin el formulario");
  for (const way of [
    "Escribir por WhatsApp",
    "Escribir un correo con las preguntas",
    /^Llamar al/,
  ]) {
    await expect(notice(page).getByRole("link", { name: way })).toBeVisible();
  }
  await expectTyped(page);
  expect(await received(page)).toEqual([]);
});

test("the answer finds the visitor who has left the page meanwhile and comes back", async ({
  page,
}) => {
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { delay: 2500, times: 1 });
  await send(page).click();
  await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Preguntas" }).first().click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
  await expect(success(page)).toBeVisible();
  await expectEmpty(page);
  expect(await received(page)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("quoteDraft"))).toBeNull();
});

test.describe("the other ways", () => {
  async function fail(page: Page, changes: Partial<Record<Label, string>> = {}) {
    await open(page, "/contacto");
    await fill(page, changes);
    await answerWith(page, { status: 500, times: 1 });
    await send(page).click();
    await expect(notice(page)).toBeVisible();
  }

  function link(page: Page, name: string | RegExp) {
    return notice(page).getByRole("link", { name });
  }

  test.beforeEach(({ expectedConsole }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
  });

  test("WhatsApp and e-mail carry exactly what was typed", async ({ page }) => {
    await fail(page);
    const lines = LABELS.map((label) => `${label}: ${TYPED[label]}`).join("\n");
    const request = `Hola, quiero pedir presupuesto de este alquiler:\n${lines}`;
    const whatsapp = await carried(link(page, "Enviarla por WhatsApp"));
    expect(whatsapp).toEqual({ address: "https://wa.me/34000000003", text: request });
    const mail = await carried(link(page, "Enviarla por correo electrónico"));
    expect(mail).toEqual({
      address: "mailto:hola@example.com",
      text: `Solicitud de presupuesto: ${TYPED["Máquina que quieres alquilar"]}\n${request.replaceAll("\n", "\r\n")}`,
    });
    await expect(link(page, /^Llamar al/)).toHaveAttribute("href", "tel:+34000000001");
    await expect(link(page, "Enviarla por WhatsApp")).toHaveAttribute("target", "_blank");
    await expect(link(page, "Enviarla por WhatsApp")).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("they hold what is typed after the failure as well", async ({ page }) => {
    await fail(page);
    await retype(field(page, "Días de alquiler"), "12");
    await expect
      .poll(async () => (await carried(link(page, "Enviarla por WhatsApp"))).text)
      .toContain("Días de alquiler: 12\n");
    expect((await carried(link(page, "Enviarla por correo electrónico"))).text).toContain(
      "Días de alquiler: 12\r\n",
    );
  });

  test("they stay within the length that their channels take, and say that the end is missing", async ({
    page,
  }) => {
    await fail(page, { "Información adicional": "ñ🏗 ".repeat(1000) });
    for (const [name, longest] of [
      ["Enviarla por WhatsApp", 4000],
      ["Enviarla por correo electrónico", 2000],
    ] as const) {
      const href = (await link(page, name).getAttribute("href")) ?? "";
      expect(href.length).toBeLessThanOrEqual(longest);
      expect(href.length).toBeGreaterThan(longest - 50);
      expect((await carried(link(page, name))).text).toMatch(
        /Días de alquiler: 3\r?\nInformación adicional: .*…$/,
      );
    }
  });

  test("they and the notice follow a change of language", async ({ page }) => {
    await fail(page);
    await chooseLanguage(page, "English");
    const english = texts("en");
    await expect(notice(page)).toContainText(english("contact.failed.title"));
    await expect(notice(page)).toContainText(english("contact.failed.rejected"));
    await expect(notice(page)).toContainText(english("contact.failed.kept"));
    const { text } = await carried(link(page, english("contact.ways.whatsapp")));
    expect(text).toContain(
      `${english("contact.machine.label")}: ${TYPED["Máquina que quieres alquilar"]}`,
    );
  });
});

for (const [code, address] of [
  ["en", "/en/contacto"],
  ["val", "/val/contacto"],
] as const) {
  test(`a failure is told in the visitor’s language: ${code}`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 412/, /^Error al enviar:/);
    const text = texts(code);
    await open(page, address);
    await form(page).getByLabel(text("contact.name.label")).fill("Obras");
    await form(page).getByLabel(text("contact.phone.label")).fill("965000000");
    await form(page).getByLabel(text("contact.machine.label")).fill("Dumper");
    await form(page).getByLabel(text("contact.city.label")).fill("Alcoi");
    await form(page).getByLabel(text("contact.days.label")).fill("1");
    await answerWith(page, { status: 412, times: 1 });
    await page.getByRole("button", { name: text("contact.send"), exact: true }).click();
    await expect(notice(page)).toContainText(text("contact.failed.title"));
    await expect(notice(page)).toContainText(text("contact.failed.rejected"));
    await expect(notice(page)).toContainText(text("contact.failed.kept"));
    await expect(notice(page)).toContainText(text("contact.ways.title"));
    const mail = await carried(
      notice(page).getByRole("link", { name: text("contact.ways.email") }),
    );
    expect(mail.text).toContain(text("contact.request.greeting"));
    expect(mail.text).toContain(`${text("contact.city.label")}: Alcoi`);
  });
}
