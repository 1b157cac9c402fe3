/** A request that waits on the device, where the site is open in several tabs. */
import { expectEmpty, expectValues, fill } from "../support/form";
import { texts } from "../support/language";
import { expect, NO_CONNECTION, openAndKeep, test } from "../support/offline";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { arrived, discard, goOffline, saved, sendSaved, writeOffline } from "../support/saved";
import { open } from "../support/site";
import { expectStored } from "../support/storage";

test.use({ serviceWorkers: "allow", expectedConsole: [NO_CONNECTION] });

test.describe("a request without a connection, in several tabs", {
  tag: "@firefox-on-demand",
}, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("is no longer in the form of another tab that held the same", async ({ page, server }) => {
    await openAndKeep(page, "/contacto");
    await fill(page);
    await expectStored(page);
    const other = await page.context().newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await server.stop();
    await goOffline(other);
    await send(other).click();
    await expect(saved(other)).toBeVisible();
    await expectEmpty(page);
    await send(page).click();
    await expect(page.locator(".send-status").getByRole("status")).toContainText(
      "todavía no enviada",
    );
    await expect(success(page)).toHaveCount(0);
  });

  test("is neither sent nor saved for another tab that held the same, once it is discarded", async ({
    page,
  }) => {
    await openAndKeep(page, "/contacto");
    await fill(page);
    await expectStored(page);
    const other = await page.context().newPage();
    await open(other, new URL("/contacto", page.url()).href);
    await expectValues(other);
    await goOffline(other);
    await send(other).click();
    await expectEmpty(page);
    await page.context().setOffline(false);
    await discard(other).click();
    await expect(saved(other)).toHaveCount(0);
    await send(page).click();
    await expect(page.locator(".form [aria-invalid=true]").first()).toBeVisible();
    await expect(success(page)).toHaveCount(0);
  });

  test("is sent from another tab, and then from no other", { tag: "@firefox" }, async ({
    page,
  }) => {
    await openAndKeep(page, "/contacto");
    await writeOffline(page);
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(false);
    await sendSaved(page).focus();
    const other = await page.context().newPage();
    await open(other, new URL("/maquinaria", page.url()).href);
    await sendSaved(other).click();
    await expect(arrived(other)).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
    await page.bringToFront();
    await expect(page.locator("#main")).toBeFocused();
    expect(await received(page)).toHaveLength(1);
  });

  test("is on its way in each tab while one of them sends it, and failed once it has", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/Error al enviar/, /status of 503/);
    await openAndKeep(page, "/contacto");
    await writeOffline(page);
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(false);
    await answerWith(page, { status: 503, body: "no", held: true });
    const other = await page.context().newPage();
    await open(other, new URL("/maquinaria", page.url()).href);
    await expect(sendSaved(other)).toBeVisible();
    await sendSaved(page).click();
    await expect(saved(other)).toContainText(texts("es")("saved.sending"));
    await expect(saved(other).getByRole("alert")).toHaveCount(0);
    await expect(discard(other)).toHaveCount(0);
    await releaseAnswers(page);
    await expect(saved(page).getByRole("alert")).toBeVisible();
    await expect(saved(other)).not.toContainText(texts("es")("saved.sending"));
    await expect(discard(other)).toBeVisible();
  });
});
