import { saveData } from "../support/fault-injection";
import { expectValues, field, fill } from "../support/form";
import { texts } from "../support/language";
import { LIST, openWith } from "../support/list";
import { expect, NO_CONNECTION, test } from "../support/offline";
import { answerWith, releaseAnswers, resetProvider } from "../support/provider";
import { notice, send } from "../support/quote";
import {
  arrived,
  discard,
  goOffline,
  openSaved,
  saved,
  savedOnes,
  sendSaved,
  writeOffline,
} from "../support/saved";
import { hydrated, open } from "../support/site";
import { fillStorage } from "../support/storage";

test.use({ serviceWorkers: "allow", expectedConsole: [NO_CONNECTION] });

test.describe("a request without a connection", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("shows that it is on its way where nothing of the form was loaded", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    await saveData(page);
    await open(page, "/faq");
    await answerWith(page, { held: true, times: 1 });
    await sendSaved(page).click();
    const animation = () =>
      sendSaved(page).evaluate((button) => getComputedStyle(button, "::after").animationName);
    await expect.poll(animation).toBe("turn");
    await releaseAnswers(page);
    await expect(arrived(page)).toBeVisible();
  });

  test("is discarded after another one, and both come back, the last one first", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await writeOffline(page, { "Nombre o empresa": "Primera obra" });
    await expect(saved(page)).toBeVisible();
    await writeOffline(page, { "Nombre o empresa": "Segunda obra" });
    await openSaved(page);
    await discard(page).first().click();
    await discard(page).click();
    const undo = page.getByRole("button", { name: "Deshacer" });
    await undo.click();
    await expect(saved(page)).toBeVisible();
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(savedOnes(page, 2)).toBeFocused();
    await expect(undo).toHaveCount(0);
  });

  test("that is being sent neither waits for a press nor may have arrived", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await page.context().setOffline(false);
    const said = page.getByText(texts("es")("saved.ready"));
    await expect(said.first()).toBeVisible();
    await answerWith(page, { held: true, times: 1 });
    await sendSaved(page).click();
    const sending = page.getByRole("status").filter({ hasText: texts("es")("saved.sending") });
    await expect(sending).toHaveCount(1);
    await expect(said).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(texts("es")("saved.title.unconfirmed"))).toHaveCount(0);
    await expect(page.locator(".send-status").getByRole("status")).toBeEmpty();
  });

  test("is explained until the visitor types on, also once the connection is back", async ({
    page,
  }) => {
    const said = page.getByRole("status").filter({ hasText: texts("es")("saved.wait") });
    await open(page, "/contacto");
    await goOffline(page);
    await page.clock.install();
    await writeOffline(page, { "Nombre o empresa": "Primera obra" });
    await expect(said).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(said).toBeVisible();
    await page.clock.resume();
    await field(page, "Nombre o empresa").pressSequentially("S");
    await expect(said).toHaveCount(0);
    await writeOffline(page, { "Nombre o empresa": "Segunda obra" });
    await expect(said).toBeVisible();
    await page.context().setOffline(false);
    await expect(said).toHaveCount(0);
    await expect(page.locator(".send-status")).toContainText(texts("es")("saved.ready"));
  });

  test("is reported where the bar that comes for it covers nothing of that", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 750 });
    await openWith(page, LIST);
    await writeOffline(page);
    const said = page.getByRole("status").filter({ hasText: texts("es")("saved.wait") });
    await expect(saved(page)).toBeVisible();
    await expect
      .poll(async () => {
        const report = await said.boundingBox();
        const bar = await page.locator(".offline-bar").boundingBox();
        return report && bar && report.y >= 0 && report.y + report.height <= bar.y;
      })
      .toBe(true);
  });

  test("that is discarded can be brought back once there is room for it", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await openSaved(page);
    await discard(page).click();
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      addEventListener("room", () => Object.assign(Storage.prototype, { setItem }));
    });
    const undo = page.getByRole("button", { name: "Deshacer" });
    await undo.click();
    await expect(saved(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event("room")));
    await undo.click();
    await expect(saved(page)).toBeVisible();
  });

  test("is marked before it is sent, though storage is full", async ({ page, expectedConsole }) => {
    expectedConsole.push(/^Error al enviar:/, /ERR_|CORS request did not succeed/);
    await open(page, "/contacto");
    await writeOffline(page);
    await openSaved(page);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage && value.length > (this.getItem(key) ?? "").length) {
          throw new DOMException("full", "QuotaExceededError");
        }
        setItem.call(this, key, value);
      };
    });
    await answerWith(page, { hangup: true, times: 1 });
    await page.context().setOffline(false);
    const unconfirmed = page.getByRole("region", { name: texts("es")("saved.title.unconfirmed") });
    await sendSaved(page).click();
    await expect(unconfirmed).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(unconfirmed).toBeVisible();
  });

  test("that is discarded at once is no longer said to wait", async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    const said = page.getByRole("form").getByText(texts("es")("saved.title.one"));
    await expect(said).toBeVisible();
    await openSaved(page);
    await discard(page).click();
    await expect(page.getByRole("region", { name: "Solicitud descartada." })).toBeVisible();
    await expect(said).toHaveCount(0, { timeout: 2000 });
  });

  test("does not take the focus back from whoever has left its bar for the page", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/contacto");
    await writeOffline(page);
    await openSaved(page);
    await discard(page).focus();
    await page.locator(".footer-owner").click();
    await expect(page.locator("body")).toBeFocused();
    await page.context().setOffline(false);
    await expect(sendSaved(page)).toBeVisible();
    await expect(page.locator(".offline-bar :focus")).toHaveCount(0);
  });

  test("where it cannot be kept, stays in the form and says so", async ({ page }) => {
    await fillStorage(page);
    await open(page, "/contacto");
    await writeOffline(page);
    await expect(notice(page)).toContainText("No hay conexión. La solicitud no se ha enviado.");
    await expect(notice(page).getByRole("link", { name: "Enviarla por SMS" })).toBeVisible();
  });
});

test.describe("a request without a connection", { tag: "@firefox-on-demand" }, () => {
  // A service worker would load the bar, whatever the test answers.
  test.use({ serviceWorkers: "block" });

  test("where the bar that would show it cannot be loaded, stays in the form and says so", async ({
    page,
  }) => {
    await page.route("**/OfflineBar-*", (route) => route.abort());
    await open(page, "/contacto");
    await fill(page);
    await page.context().setOffline(true);
    await send(page).click();
    await expect(notice(page)).toContainText("No hay conexión. La solicitud no se ha enviado.");
    await expectValues(page);
    expect(await page.evaluate(() => localStorage.getItem("savedRequests"))).toBeNull();
  });
});
