/** A form that was filled in, where a file or the connection fails: nothing typed is lost, and how it ended is told. */
import { injectFault, saveData } from "../support/fault-injection";
import { expectValues } from "../support/form";
import { texts } from "../support/language";
import { heading, menuLink } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { notice, openAndSend, openFilled, send, success } from "../support/quote";
import { expectErrorScreen, test } from "../support/resilience";
import { expect, hydrated, open } from "../support/site";

test.describe("files that fail, or the connection", { tag: "@firefox-on-demand" }, () => {
  test("a request that fails while its page waits to be left is told on the page that comes", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/, /^Error$/);
    await resetProvider(page);
    await saveData(page);
    await openFilled(page);
    const come = await injectFault(page, "part of another page", "404");
    await answerWith(page, { status: 500, held: true, times: 1 });
    await send(page).click();
    // Before it loads the page, the site asks whether there is one.
    const asked = page.waitForResponse((response) => response.request().method() === "HEAD");
    await menuLink(page, "Preguntas").click();
    await asked;
    await come();
    await releaseAnswers(page);
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    const told = page
      .getByRole("alert")
      .filter({ hasText: texts("es")("contact.failed.elsewhere") });
    await expect(told).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(told).toHaveCount(0);
  });

  test("connection lost in mid-navigation: reported, nothing typed is lost, one press when it is back", async ({
    page,
    context,
  }) => {
    await saveData(page);
    await openFilled(page);
    await context.setOffline(true);
    await menuLink(page, "Preguntas").click();
    await expectErrorScreen(page);
    await context.setOffline(false);
    await page.getByRole("button").first().click();
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    await open(page, "/contacto");
    await expectValues(page);
  });

  test("connection lost in mid-send: reported, nothing typed is lost, sent when it is back", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/CORS request did not succeed/);
    await openAndSend(page, { answer: { held: true, hangup: true, times: 1 } });
    // The provider has it: the connection is lost before the answer, not before the request.
    await expect.poll(() => received(page)).toHaveLength(1);
    await context.setOffline(true);
    await releaseAnswers(page);
    await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
    await expectValues(page);
    await context.setOffline(false);
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });
});
