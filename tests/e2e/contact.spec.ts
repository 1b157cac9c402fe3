import type { Page } from "@playwright/test";
import { expect, open, PROVIDER, test } from "./site";

interface Received {
  parts: [string, string][];
}

const received = async (page: Page): Promise<Received[]> =>
  (await page.request.get(`${PROVIDER}/requests.json`)).json();

const answerWith = (page: Page, scenario: Record<string, unknown>) =>
  page.request.post(`${PROVIDER}/scenario`, { data: scenario });

async function fill(page: Page) {
  await page.getByLabel("Nombre o empresa").fill("Obras Levante");
  await page.getByLabel("Correo electrónico").fill("obras@example.com");
  await page.getByLabel("Máquina que quieres alquilar").fill("Dumper de 2.000 kg");
  await page.getByLabel("Ciudad y población").fill("Alicante");
  await page.getByLabel("Días de alquiler").fill("3");
  await page.getByLabel("Información adicional").fill("Mañana\n¿puede ser?");
}

const send = (page: Page) => page.getByRole("button", { name: "Enviar", exact: true });

test.beforeEach(({ page }) => page.request.delete(`${PROVIDER}/requests`));

test("a quote request arrives at the provider with its twelve parts", async ({ page }) => {
  await open(page, "/contacto");
  await fill(page);
  await send(page).click();
  await expect(
    page.getByText(
      "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.",
    ),
  ).toBeVisible();
  const [request] = await received(page);
  expect(request?.parts.map(([name]) => name)).toEqual([
    ...["user_name", "user_email", "user_number", "user_machinery", "user_city"],
    ...["user_rentalDate", "user_rentalDays", "user_comments"],
    ...["lib_version", "service_id", "template_id", "user_id"],
  ]);
  expect(request?.parts[7]?.[1]).toBe("Mañana\r\n¿puede ser?");
  await expect(page.getByLabel("Nombre o empresa")).toHaveValue("");
});

test("a form without a way to answer is not sent, in the words of the specification", async ({
  page,
}) => {
  await open(page, "/contacto");
  await fill(page);
  await page.getByLabel("Correo electrónico").fill("");
  await send(page).click();
  const words = "Debes proporcionar al menos un correo electrónico o número de teléfono.";
  await expect(page.getByRole("link", { name: words })).toBeVisible();
  await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("aria-invalid", "true");
  expect(await received(page)).toEqual([]);
});

test("a failed send is told, keeps what was typed, and offers other ways", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/412/, /Error al enviar/);
  await open(page, "/contacto");
  await fill(page);
  await answerWith(page, { status: 412, body: "Gmail_API: Invalid grant.", times: 1 });
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Lo que has escrito sigue aquí.");
  await expect(page.getByLabel("Nombre o empresa")).toHaveValue("Obras Levante");
  const mail = page
    .getByRole("alert")
    .getByRole("link", { name: "Enviarla por correo electrónico" });
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain("Obras Levante");
});
