/** Several tabs hold text of the same form: each keeps its own, and learns of what was sent from another one. */
import type { Page } from "@playwright/test";
import { expectEmpty, expectValues, field, fill, VALUES } from "../support/form";
import { add, openWith } from "../support/list";
import { answerWith, received, resetProvider } from "../support/provider";
import { notice, openAndSend, openFilled, send, success, summary } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { storedDraft } from "../support/storage";

const MAY_HAVE_ARRIVED = "puede que la solicitud haya llegado y puede que no";
const OTHER = { "Nombre o empresa": "Otra obra" } as const;
const NO_ANSWER = [/^Error al enviar:/, /ERR_|CORS request did not succeed/];

const expectDoubt = (page: Page) => expect(notice(page)).toContainText(MAY_HAVE_ARRIVED);

/** Sends a request that gets no answer. */
async function sendInVain(page: Page) {
  await openAndSend(page, { answer: { hangup: true, times: 1 } });
  await expectDoubt(page);
}

test.describe("text of several tabs", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("is kept in one tab when another discards the same, and has sent something else", async ({
    page,
    context,
  }) => {
    await open(page, "/contacto");
    const other = await context.newPage();
    await openFilled(other);
    await fill(page, OTHER);
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await other.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(other).toHaveURL("/aviso-legal");
    await other.goBack();
    await expectValues(other, OTHER);
    await other.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await expect.poll(() => storedDraft(other)).toBeNull();
    await expectValues(page, OTHER);
  });

  test("is kept on the way back from another site, where another tab has sent its own", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    await page.goto("/robots.txt");
    const other = await context.newPage();
    await open(other, "/contacto");
    await fill(other, OTHER);
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await page.goBack();
    await hydrated(page);
    await expect(field(page, "Nombre o empresa")).toHaveValue(VALUES["Nombre o empresa"]);
  });

  test("is not mixed with the draft of another tab where the browser has filled it in again", async ({
    page,
    context,
  }) => {
    const SHORT = { Teléfono: "", "Información adicional": "" } as const;
    await openFilled(page, SHORT);
    await page.goto("/robots.txt");
    const other = await context.newPage();
    await open(other, "/contacto");
    await fill(other, OTHER);
    await expect.poll(() => storedDraft(other)).toContain("Otra obra");
    await page.goBack();
    await hydrated(page);
    await expect(field(page, "Nombre o empresa")).toHaveValue(VALUES["Nombre o empresa"]);
    for (const label of ["Teléfono", "Información adicional"] as const) {
      await expect(field(page, label)).toHaveValue("");
    }
  });

  test("stays stored when another tab is loaded again in which all was erased", async ({
    page,
    context,
  }) => {
    await open(page, "/contacto");
    const name = field(page, "Nombre o empresa");
    await name.fill("x");
    await expect.poll(() => storedDraft(page)).toContain('"x"');
    await name.fill("");
    await expect.poll(() => storedDraft(page)).toBeNull();
    const other = await context.newPage();
    await openFilled(other, OTHER);
    await expect.poll(() => storedDraft(other)).toContain("Otra obra");
    await open(page, "/faq");
    expect(await storedDraft(other)).toContain("Otra obra");
  });

  test("is kept while it is typed on, when another tab sends what stood there", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await answerWith(page, { delay: 1000, times: 1 });
    await send(page).click();
    const comments = field(other, "Información adicional");
    const typed = "Y además una excavadora, si la hay.";
    await comments.press("End");
    await comments.pressSequentially(typed, { delay: 100 });
    await expect(success(page)).toBeVisible();
    await expect(comments).toHaveValue(new RegExp(typed));
  });

  test("is not in doubt any more in the others once one was refused", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 412/);
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await answerWith(page, { status: 412, delay: 2000, times: 1 });
    await send(page).click();
    await expectDoubt(other);
    await expect(notice(page)).toBeVisible();
    await expect(notice(other)).toHaveCount(0);
    await expectValues(other);
  });

  test("is that of the tab in which it was found again, whatever another one makes of it", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await fill(page, OTHER);
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    await other.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(other).toHaveURL("/aviso-legal");
    await other.goBack();
    await expectValues(other);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await other.reload();
    await hydrated(other);
    await expectValues(other);
  });

  test("is not emptied by a reload where nothing can be stored any more", async ({ page }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) {
          throw new DOMException("full", "QuotaExceededError");
        }
        setItem.call(this, key, value);
      };
    });
    await open(page, "/contacto");
    await fill(page, OTHER);
    page.on("dialog", (dialog) => void dialog.accept());
    // As browsers do, before the page is live.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        const name = document.getElementById("user_name");
        if (name instanceof HTMLInputElement && document.readyState === "interactive") {
          name.value = "Otra obra";
        }
      });
    });
    await page.reload();
    await hydrated(page);
    await expect(field(page, "Nombre o empresa")).toHaveValue("Otra obra");
  });

  test("is read from the device without being written again", async ({ page, context }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    const other = await context.newPage();
    await other.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        document.documentElement.dataset.written = `${document.documentElement.dataset.written} ${key}`;
        setItem.call(this, key, value);
      };
    });
    await open(other, "/contacto");
    await other.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "quoteDraft" })));
    await expect(other.locator("html")).not.toHaveAttribute("data-written", /quoteAccepted/);
    expect(await page.evaluate(() => localStorage.getItem("quoteAccepted"))).not.toBeNull();
  });

  test("stays stored where the browser fills in an older one on the way back", async ({ page }) => {
    await openFilled(page);
    await page.goto("/robots.txt");
    await open(page, "/contacto");
    await expectValues(page);
    await fill(page, OTHER);
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    await page.goto("/robots.txt");
    // Later, as the call would end with the document.
    await page.evaluate(() => void setTimeout(() => history.go(-3), 50));
    await expect(page).toHaveURL("/contacto");
    await hydrated(page);
    await expect(field(page, "Nombre o empresa")).toHaveValue(VALUES["Nombre o empresa"]);
    await page.waitForTimeout(500); // longer than a draft waits to be stored
    expect(await storedDraft(page)).toContain("Otra obra");
    await open(page, "/contacto");
    await expectValues(page, OTHER);
  });

  test("is not in doubt any more in a form that was left and comes back", async ({
    page,
    context,
  }) => {
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await answerWith(page, { delay: 2500, times: 1 });
    await send(page).click();
    await expectDoubt(other);
    await other.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(other).toHaveURL("/aviso-legal");
    await expect(success(page)).toBeVisible();
    await other.goBack();
    await expectEmpty(other);
    await expect(notice(other)).toHaveCount(0);
  });

  test("that failed is not reported any more once another one has sent it", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(/^Error al enviar:/, /status of 412/);
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await answerWith(page, { status: 412, times: 1 });
    await send(other).click();
    await expect(notice(other)).toBeVisible();
    await other.getByRole("contentinfo").getByRole("link", { name: "Aviso legal" }).click();
    await expect(other).toHaveURL("/aviso-legal");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await other.goBack();
    await expectEmpty(other);
    await expect(notice(other)).toHaveCount(0);
  });

  test("is in doubt in each of them, whatever one of them makes of its own", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(...NO_ANSWER);
    await sendInVain(page);
    await fill(page, OTHER);
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectDoubt(other);
    await fill(page, { "Nombre o empresa": "Una tercera" });
    await expect.poll(() => storedDraft(page)).toContain("Una tercera");
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await expectValues(other, OTHER);
    await expectDoubt(other);
    await other.reload();
    await hydrated(other);
    await expectDoubt(other);
  });

  test("is in doubt in each of them once one has got no answer", async ({
    page,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(...NO_ANSWER);
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).toContain("Obras Levante");
    const other = await context.newPage();
    await open(other, "/contacto");
    await expectValues(other);
    await answerWith(page, { hangup: true, times: 1 });
    await send(page).click();
    await expectDoubt(page);
    await expectDoubt(other);
  });
});

test.describe("a request in doubt", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));
  test.beforeEach(({ expectedConsole }) => void expectedConsole.push(...NO_ANSWER));

  test("stays so when a machine is added from its card", async ({ page }) => {
    await sendInVain(page);
    await open(page, "/maquinaria/alquiler-vallas");
    const card = page.getByRole("link", { name: /^Pedir presupuesto: / }).first();
    await page.goto((await card.getAttribute("href")) ?? "");
    await hydrated(page);
    await expectDoubt(page);
    await page.reload();
    await hydrated(page);
    await expectDoubt(page);
  });

  test("stays so with another list and in another language", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await fill(page);
    await answerWith(page, { hangup: true, times: 1 });
    await send(page).click();
    await expectDoubt(page);
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    await expect(page.getByRole("link", { name: /En tu lista: 2/ }).first()).toBeAttached();
    await open(page, "/en/contacto");
    await expect(notice(page)).toContainText("may or may not have arrived");
  });

  test("stays so while a date is half typed", { tag: "@chromium-only" }, async ({ page }) => {
    await sendInVain(page);
    await field(page, "Fecha de alquiler").fill("");
    await field(page, "Fecha de alquiler").press("1");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectDoubt(page);
  });

  test("stays so while an error is put right, and after that", async ({ page }) => {
    await sendInVain(page);
    const name = field(page, "Nombre o empresa");
    await name.fill("");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expectDoubt(page);
    await name.fill("Otra obra");
    await expect.poll(() => storedDraft(page)).toContain("Otra obra");
    await page.reload();
    await hydrated(page);
    await expectDoubt(page);
    expect(await received(page)).toHaveLength(1);
  });
});
