/** What is typed survives whatever happens to the page, on this device alone, until it is sent or discarded. */
import type { Page } from "@playwright/test";
import { FILE_FAULT, holdBack } from "../support/fault-injection";
import { expectEmpty, expectValues, field, fill, form, VALUES } from "../support/form";
import { chooseLanguage } from "../support/language";
import { answerWith, releaseAnswers, resetProvider } from "../support/provider";
import { notice, openAndSend, openFilled, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { asksToStay, expectStored, storedDraft } from "../support/storage";

test.describe("the draft", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const RESTORED = "Hemos recuperado lo que habías escrito.";

  function discard(page: Page) {
    return page.getByRole("button", { name: "Borrarlo y empezar de nuevo" });
  }

  test("a reload in mid-typing loses nothing, and the page says so", async ({ page }) => {
    await openFilled(page);
    await field(page, "Nombre o empresa").press("End");
    await page.keyboard.type(" y Cía.");
    await page.reload();
    await hydrated(page);
    await expectValues(page, { "Nombre o empresa": "Obras Levante, S. L. y Cía." });
    await expect(page.getByRole("status").filter({ hasText: RESTORED })).toBeVisible();
    await expect(discard(page)).toBeVisible();
  });

  test("a text past the limit of its field comes back whole, and one past any limit is not left unasked", async ({
    page,
  }) => {
    const comments = field(page, "Información adicional");
    const long = "Zanja de 40 m. ".repeat(4000);
    await open(page, "/contacto");
    await comments.fill(long);
    await expect.poll(async () => (await storedDraft(page))?.length).toBeGreaterThan(long.length);
    expect(await asksToStay(page)).toBe(false);
    await page.reload();
    await hydrated(page);
    await expect(comments).toHaveValue(long);
    await comments.fill(long.repeat(3));
    await expect.poll(() => asksToStay(page)).toBe(true);
    await comments.fill("Zanja de 40 m.");
    await expect.poll(() => asksToStay(page)).toBe(false);
  });

  test("a crash of the page loses nothing that was typed a moment before", {
    tag: "@chromium-only",
  }, async ({ page, context }) => {
    await openFilled(page);
    await expectStored(page);
    const crashed = page.waitForEvent("crash");
    await Promise.all([crashed, page.goto("chrome://crash").catch(() => {})]);
    const next = await context.newPage();
    await open(next, "/contacto");
    await expectValues(next);
    await expect(next.getByRole("status").filter({ hasText: RESTORED })).toBeVisible();
  });

  test("a new visit to the address brings back what was typed", async ({ page }) => {
    await openFilled(page);
    await open(page, "/en/faq");
    await open(page, "/contacto");
    await expectValues(page);
  });

  test("leaving the page by a link in mid-typing and coming back keeps what was typed", async ({
    page,
  }) => {
    await openFilled(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(page).toHaveURL("/aviso-legal");
    await page.goBack();
    await expectValues(page);
  });

  test("a change of language in mid-typing keeps what was typed, on a plain address and on a prefixed one", async ({
    page,
  }) => {
    await openFilled(page);
    await chooseLanguage(page, "English");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact and quotes");
    await expect(form(page).getByLabel("Name or company")).toHaveValue(VALUES["Nombre o empresa"]);
    await page.goto("/en/contacto");
    await hydrated(page);
    await form(page).getByLabel("City and town").fill("Xàbia");
    await chooseLanguage(page, "Valencià");
    await expect(page).toHaveURL("/val/contacto");
    await expect(form(page).getByLabel("Ciutat i població")).toHaveValue("Xàbia");
    await expect(form(page).getByLabel("Informació addicional")).toHaveValue(
      VALUES["Información adicional"],
    );
  });

  test("a failed send keeps the draft, and the reloaded page can send it", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await openAndSend(page, { answer: { status: 500, times: 1 } });
    await expect(notice(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expectValues(page);
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });

  test("a sent request leaves no draft behind", async ({ page }) => {
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).not.toBeNull();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(await storedDraft(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("quoteTyped"))).toMatch(/^\d+\?$/);
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
    await expect(page.getByText(RESTORED)).toHaveCount(0);
  });

  test("the visitor can discard what was restored: the form is empty, the first field has the focus", async ({
    page,
  }) => {
    await openFilled(page);
    await page.reload();
    await hydrated(page);
    await discard(page).click();
    await expectEmpty(page);
    await expect(field(page, "Nombre o empresa")).toBeFocused();
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    expect(await storedDraft(page)).toBeNull();
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
  });

  test("what was discarded comes back by one press, until something else is typed", async ({
    page,
  }) => {
    const undo = page.getByRole("button", { name: "Deshacer" });
    await openFilled(page);
    await page.reload();
    await hydrated(page);
    await discard(page).click();
    await expect(page.getByText("Formulario borrado.")).toBeVisible();
    await undo.click();
    await expectValues(page);
    await expect(field(page, "Nombre o empresa")).toBeFocused();
    await expect(undo).toHaveCount(0);
    // Both once more, without a reload between them.
    await discard(page).click();
    await expectEmpty(page);
    await undo.click();
    await expectValues(page);
    await page.reload();
    await hydrated(page);
    await expectValues(page);
    await discard(page).click();
    await field(page, "Nombre o empresa").fill("Otra obra");
    await expect(undo).toHaveCount(0);
    await expect(field(page, "Días de alquiler")).toHaveValue("");
  });

  test("what was typed more than seven days ago is gone", async ({ page }) => {
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).not.toBeNull();
    await page.goto("/faq");
    await page.evaluate(() => {
      const [version, stored, ...texts] = JSON.parse(localStorage.getItem("quoteDraft") ?? "");
      const aged = [version, stored - 7 * 24 * 3_600_000 - 1, ...texts];
      localStorage.setItem("quoteDraft", JSON.stringify(aged));
      const typed = sessionStorage.getItem("quoteTyped") ?? "";
      sessionStorage.setItem("quoteTyped", typed.replace(/^\d+/, String(aged[1])));
    });
    await open(page, "/contacto");
    await expectEmpty(page);
    expect(await storedDraft(page)).toBeNull();
  });

  test("emptying the form by hand removes what was kept", async ({ page }) => {
    await open(page, "/contacto");
    await field(page, "Nombre o empresa").fill("Obras");
    await expect.poll(() => storedDraft(page)).toContain("Obras");
    await field(page, "Nombre o empresa").fill("");
    await expect.poll(() => storedDraft(page)).toBeNull();
  });

  test("nothing is kept of a visitor who types nothing, and only what was typed of one who does", async ({
    page,
  }) => {
    await open(page, "/contacto");
    expect(
      await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]),
    ).toEqual([[], []]);
    await fill(page);
    await expect.poll(() => storedDraft(page)).not.toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["quoteDraft"]);
    // By the names of the fields, so that a field can be added later.
    const names = await form(page)
      .locator(":is(input, textarea)[id^=user_]")
      .evaluateAll((controls) => (controls as HTMLInputElement[]).map(({ name }) => name));
    await expect
      .poll(async () => JSON.parse((await storedDraft(page)) ?? "null"))
      .toEqual([
        3,
        expect.any(Number),
        ...Object.values(VALUES).map((text, index) => [names[index], text]),
      ]);
  });

  test("a draft that is discarded while it is being sent stays until the answer is there", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await openFilled(page);
    await page.reload();
    await hydrated(page);
    await answerWith(page, { status: 500, held: true, times: 1 });
    await send(page).click();
    await expect(discard(page)).toHaveAttribute("aria-disabled", "true");
    await discard(page).click({ force: true }); // forced, as Playwright waits for a button with aria-disabled
    await releaseAnswers(page);
    await expect(notice(page)).toContainText("Lo que has escrito sigue aquí.");
    await expectValues(page);
    await discard(page).click();
    await expectEmpty(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test("what is typed before script has taken the page over is kept", async ({ page }) => {
    const start = await holdBack(page, /\.wasm$/);
    await page.goto("/contacto");
    await field(page, "Nombre o empresa").fill("Obras antes");
    await expect(send(page)).toBeDisabled();
    start();
    await hydrated(page);
    await expect(send(page)).toBeEnabled();
    await expect(field(page, "Nombre o empresa")).toHaveValue("Obras antes");
    await expect.poll(() => storedDraft(page)).toContain("Obras antes");
  });

  test("before what is typed can be stored, the browser asks whether to leave, and not afterwards", async ({
    page,
  }) => {
    const start = await holdBack(page, /\.wasm$/);
    await page.goto("/contacto");
    expect(await asksToStay(page)).toBe(false);
    await field(page, "Nombre o empresa").fill("Obras antes");
    expect(await asksToStay(page)).toBe(true);
    start();
    await hydrated(page);
    expect(await asksToStay(page)).toBe(false);
    await expect.poll(() => storedDraft(page)).toContain("Obras antes");
  });

  test("what is typed while a file is on its way that then fails stays to be seen, and Firefox keeps it over a reload", async ({
    page,
    browserName,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(/\.wasm$/, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto("/contacto");
    await field(page, "Nombre o empresa").fill("Obras antes");
    fail();
    await expect(page.locator("#plain")).toBeVisible();
    await expect(page.locator(".fallback")).toContainText("copia antes lo que hayas escrito");
    await expect(field(page, "Nombre o empresa")).toBeVisible();
    await expect(field(page, "Nombre o empresa")).toHaveValue("Obras antes");
    await expect(send(page)).toBeDisabled();
    await page.unroute(/\.wasm$/);
    await page.reload();
    await hydrated(page);
    // Chromium empties fields on a reload; the page has said to copy them before it.
    const kept = browserName === "firefox" ? "Obras antes" : "";
    await expect(field(page, "Nombre o empresa")).toHaveValue(kept);
  });
});
