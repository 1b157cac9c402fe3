/** On a phone the Enter key does what its label says. */
import { expectEmpty, field } from "../support/form";
import { received, resetProvider } from "../support/provider";
import { openFilled, send, success, summary } from "../support/quote";
import { expect, open, test } from "../support/site";

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
