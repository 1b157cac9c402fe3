/** The form where the core crashes: it says so, loses nothing, and works again. */
import { trappable } from "../support/fault-injection";
import { expectEmpty, expectValues } from "../support/form";
import { received, resetProvider } from "../support/provider";
import { notice, openFilled, send, success } from "../support/quote";
import { expect, test } from "../support/site";
import { expectStored } from "../support/storage";

test.describe("a broken core", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("a core that breaks is reported, and the channels that need no core are offered", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/unreachable/, /^\{\}$/); // under Firefox's driver an error of WebAssembly has neither kind nor message
    const { trap } = await trappable(page);
    await openFilled(page);
    await expectStored(page);
    await trap();
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
    expectedConsole.push(/unreachable/, /^\{\}$/);
    const { trap, repair } = await trappable(page);
    await openFilled(page);
    await trap();
    await send(page).click();
    await expect(notice(page)).toContainText("Pide presupuesto sin el formulario");
    await repair();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    expect(await received(page)).toHaveLength(1);
  });
});
