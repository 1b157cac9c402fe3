/** The form where the core crashes: it says so, loses nothing, and works again. */
import { expectEmpty, expectValues } from "../support/form";
import { received, resetProvider } from "../support/provider";
import { notice, openFilled, send, success } from "../support/quote";
import { expect, test } from "../support/site";
import { storedDraft } from "../support/storage";

test.describe("a broken core", { tag: "@firefox" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("a core that breaks is reported, and the channels that need no core are offered", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/broken on purpose/, /^Error$/); // under Firefox's driver an error has its kind alone, without a message
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("🏗");
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
    await expectValues(page);
    expect(await received(page)).toEqual([]);
  });

  test("a core that has broken is started anew by the next press", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/broken on purpose/, /^Error$/);
    await openFilled(page);
    await page.evaluate(() => {
      const { get } = FormData.prototype;
      FormData.prototype.get = () => {
        throw new Error("broken on purpose");
      };
      addEventListener("mended", () => {
        FormData.prototype.get = get;
      });
    });
    await send(page).click();
    await expect(notice(page)).toContainText("Pide presupuesto sin el formulario");
    await page.evaluate(() => dispatchEvent(new Event("mended")));
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    expect(await received(page)).toHaveLength(1);
  });
});
