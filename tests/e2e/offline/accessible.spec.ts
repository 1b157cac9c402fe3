/** The bar at the lower edge of the window: accessible, and in no window outside of it or over what has the focus. */
import type { Locator } from "@playwright/test";
import { EVERY_PAGE, examine, ON_A_PHONE } from "../support/axe";
import { expectNoFaults } from "../support/layout";
import { expect, NO_CONNECTION, open, test } from "../support/offline";
import { send } from "../support/quote";
import { discard, openSaved, saved, savedOnes, sendSaved, writeOffline } from "../support/saved";

test.use({ expectedConsole: [NO_CONNECTION] });

test.describe("the bar of saved requests", () => {
  test("is accessible, without a connection and with one", {
    tag: "@firefox-reduced-motion",
  }, async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await examine(page, "saved request, closed", EVERY_PAGE, ".offline-bar");
    await openSaved(page);
    await saved(page).getByText("Envía la misma solicitud por otro medio").click();
    await examine(page, "saved request", [...EVERY_PAGE, ...ON_A_PHONE], ".offline-bar");
    await page.context().setOffline(false);
    await expect(sendSaved(page)).toBeVisible();
    await examine(page, "saved request, online", [...EVERY_PAGE, ...ON_A_PHONE], ".offline-bar");
  });

  test("fits into every window", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await openSaved(page);
    await saved(page).getByText("Envía la misma solicitud por otro medio").click();
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

  test("lies over nothing of what is said of a request that was saved", async ({ page }) => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await open(page, "/contacto");
      await writeOffline(page);
      const said = page.locator(".send-status .waits");
      await expect(said).toContainText("nada se envía solo");
      const under = () =>
        said.evaluate((own) => {
          const bar = document.querySelector(".offline-bar")?.getBoundingClientRect();
          return own.getBoundingClientRect().bottom - (bar?.top ?? 0);
        });
      await expect.poll(under).toBeLessThanOrEqual(0);
      await page.context().setOffline(false);
      await discard(page).first().click();
    }
  });

  for (const size of [
    { width: 390, height: 780 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    test(`lies over nothing that has the focus in a window of ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, "/contacto");
      for (const name of ["Primera obra", "Segunda obra"]) {
        await writeOffline(page, { "Nombre o empresa": name });
        await expect(page.locator("#user_name")).toHaveValue("");
      }
      await openSaved(page);
      await expect(discard(page)).toHaveCount(2);
      await expect(savedOnes(page, 2)).toBeInViewport();
      const seen = async (target: Locator) => {
        const top = await page
          .locator(".offline-bar")
          .evaluate((bar) => bar.getBoundingClientRect().top);
        const box = await target.evaluate((own) => own.getBoundingClientRect());
        expect(box.bottom, (await target.getAttribute("id")) ?? "").toBeLessThanOrEqual(top);
        expect(box.top).toBeGreaterThanOrEqual(0);
      };
      // A press right after a request has left the form is taken for the second one of a double click.
      await page.clock.install();
      await page.clock.fastForward(6000);
      await send(page).click();
      const links = page.locator("#summary ~ * a");
      await expect(links.last()).toBeVisible();
      const ids = await links.evaluateAll((own) =>
        own.map((link) => link.getAttribute("href") ?? ""),
      );
      expect(ids.length).toBe(5);
      for (const [index, id] of ids.entries()) {
        await links.nth(index).click();
        await expect(page.locator(id)).toBeFocused();
        await seen(page.locator(id));
      }
      await page.locator("#user_name").focus();
      for (const id of ["#user_email", "#user_number", "#user_machinery", "#user_city"]) {
        await page.keyboard.press("Tab");
        await expect(page.locator(id)).toBeFocused();
        await seen(page.locator(id));
      }
    });
  }
});
