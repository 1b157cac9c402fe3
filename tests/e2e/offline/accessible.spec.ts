/** The bar at the lower edge of the window: accessible, and in no window outside of it or over what has the focus. */
import { EVERY_PAGE, examine, ON_A_PHONE } from "../support/axe";
import { expectNoFaults } from "../support/layout";
import { expect, NO_CONNECTION, open, test } from "../support/offline";
import { saved, sendSaved, writeOffline } from "../support/saved";

test.use({ expectedConsole: [NO_CONNECTION] });

test.describe("the bar of saved requests", () => {
  test("is accessible, without a connection and with one", {
    tag: "@firefox-reduced-motion",
  }, async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await saved(page).getByText("Haz la misma solicitud por otro medio").click();
    await examine(page, "saved request", [...EVERY_PAGE, ...ON_A_PHONE], ".offline-bar");
    await page.context().setOffline(false);
    await expect(sendSaved(page)).toBeVisible();
    await examine(page, "saved request, online", [...EVERY_PAGE, ...ON_A_PHONE], ".offline-bar");
  });

  test("fits into every window", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await saved(page).getByText("Haz la misma solicitud por otro medio").click();
    const sizes = [
      ...[280, 320, 360, 768, 1088, 1440, 2560].map((width) => ({ width, height: 740 })),
      { width: 320, height: 256 },
    ];
    await expectNoFaults(page, "the bar", sizes, ".offline-bar");
  });

  test("can be used by keyboard alone, and keeps the focus when a request has gone", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    await sendSaved(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: /^Formulario enviado con éxito/ })).toBeFocused();
    await expect(page.locator("#main")).toBeFocused({ timeout: 8000 });
  });
});
