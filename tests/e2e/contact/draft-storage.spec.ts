/** The draft where storage is spoiled, blocked or full, and what the cookie policy says is stored. */

import { carried } from "../support/channels";
import { expectEmpty, expectValues, form, VALUES } from "../support/form";
import { chooseLanguage } from "../support/language";
import { received, resetProvider } from "../support/provider";
import { fillAndSend, notice, openAndSend, openFilled, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { asksToStay, blockStorage, fillStorage } from "../support/storage";

test.describe("the draft and the storage", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("a spoiled draft harms nothing", async ({ page }) => {
    await open(page, "/contacto");
    for (const spoiled of [
      "",
      "{",
      "null",
      "[null,[]]",
      '{"user_name":"x"}',
      '[1,["user_name","x"]]',
      `[3,${Date.now()},"user_name",["user_city"],[7,7]]`,
      '"text"',
      "[".repeat(9999),
    ]) {
      await page.evaluate((text) => localStorage.setItem("quoteDraft", text), spoiled);
      await page.reload();
      await hydrated(page);
      await expectEmpty(page);
      await expect(page.getByText("Hemos recuperado lo que habías escrito.")).toHaveCount(0);
    }
    await fillAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("where storage is blocked nothing is kept, the browser asks before it leaves, and the form works", async ({
    page,
  }) => {
    await blockStorage(page);
    await openFilled(page);
    await expect.poll(() => asksToStay(page)).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(page).toHaveURL("/aviso-legal");
    await page.goBack();
    await expect(page).toHaveURL("/contacto");
    await expectValues(page);
    await chooseLanguage(page, "English");
    await expect(form(page).getByLabel("Name or company")).toHaveValue(VALUES["Nombre o empresa"]);
    await chooseLanguage(page, "Español");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
    expect(await asksToStay(page)).toBe(false);
  });

  test("where storage is blocked, a failed request and its other channels survive navigation", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await blockStorage(page);
    await openAndSend(page, { answer: { status: 500, times: 1 } });
    await expect(notice(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(page).toHaveURL("/aviso-legal");
    await page.goBack();
    await expectValues(page);
    const { text } = await carried(
      notice(page).getByRole("link", { name: "Enviarla por WhatsApp" }),
    );
    expect(text).toContain(VALUES["Nombre o empresa"]);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
  });

  test("where storage is full nothing is kept, the browser asks before it leaves, and the form works", async ({
    page,
  }) => {
    await fillStorage(page);
    await openFilled(page);
    await expect.poll(() => asksToStay(page)).toBe(true);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });

  for (const address of [
    "/politica-de-cookies",
    "/en/politica-de-cookies",
    "/val/politica-de-cookies",
  ]) {
    test(`the cookie policy lists what is kept on the device: ${address}`, async ({ page }) => {
      await page.goto(address);
      for (const key of ["selectedLanguage", "quoteDraft", "quoteSentAt"]) {
        await expect(page.getByRole("row").filter({ hasText: key })).toHaveCount(1);
      }
    });
  }
});
