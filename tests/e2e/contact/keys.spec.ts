/** On a phone the Enter key does what its label says. */
import { holdBack } from "../support/fault-injection";
import { expectEmpty, field } from "../support/form";
import { LISTS, openWith } from "../support/list";
import { received, resetProvider } from "../support/provider";
import { openFilled, send, success, summary } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test.beforeEach(({ page }) => resetProvider(page));

test("a key that says “next” goes on to the next field, and nothing is sent or called wrong", async ({
  page,
}) => {
  await open(page, "/contacto");
  await field(page, "Nombre o empresa").focus();
  for (const label of [
    "Correo electrónico",
    "Teléfono",
    "Máquina que quieres alquilar",
    "Ciudad y población",
    "Fecha de alquiler",
    "Días de alquiler",
  ] as const) {
    await page.keyboard.press("Enter");
    await expect(field(page, label)).toBeFocused();
  }
  await expect(summary(page)).toHaveCount(0);
  expect(await received(page)).toEqual([]);
});

test("the key that says “send” sends", async ({ page }) => {
  await openFilled(page);
  await field(page, "Días de alquiler").press("Enter");
  await expect(success(page)).toBeVisible();
  await expectEmpty(page);
  await expect(send(page)).toBeEnabled();
});

test("a key that is pressed twice where its first press takes the button away does not send", async ({
  page,
}) => {
  await openFilled(page);
  await page.evaluate(() => {
    const request = { at: Date.now(), machine: "Pisón", list: "", reference: "" };
    localStorage.setItem("sentRequests", JSON.stringify([request]));
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Borrarlas todas de este dispositivo" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Ya no queda ninguna solicitud enviada en este dispositivo."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Solicitudes enviadas" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(send(page)).toBeVisible();
  expect(await received(page)).toEqual([]);

  // Without an answer, the focus goes to the notice; while lists are loading, there is none.
  const release = await holdBack(page, LISTS);
  await openWith(page, "1;rammer,1");
  await send(page).click();
  await page.getByRole("button", { name: "Cancelar el envío" }).focus();
  await page.keyboard.press("Enter");
  await expect(send(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Enviando…" })).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  release();
  expect(await received(page)).toEqual([]);
});
