import { expectEmpty, expectValues, field, fill, VALUES } from "../support/form";
import { answerWith, releaseAnswers, resetProvider } from "../support/provider";
import { leaveForm, openAndSend, openFilled, openTwice, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { expectStored, storedDraft } from "../support/storage";

const OTHER = { "Nombre o empresa": "Otra obra" } as const;

test.describe("text of several tabs", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("is kept in one tab when another discards the same, and has sent something else", async ({
    page,
    context,
  }) => {
    await open(page, "/contacto");
    const other = await context.newPage();
    await openFilled(other);
    await expectStored(other); // later, it would replace what the first one stores
    await fill(page, OTHER);
    await expectStored(page, "Otra obra");
    await send(other).click();
    await expect(success(other)).toBeVisible();
    await leaveForm(other);
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
    await expectStored(other, "Otra obra");
    await page.goBack();
    await hydrated(page);
    await expect(field(page, "Nombre o empresa")).toHaveValue(VALUES["Nombre o empresa"]);
    for (const label of ["Teléfono", "Información adicional"] as const) {
      await expect(field(page, label)).toHaveValue("");
    }
  });

  test("does not come back by a reload where it was discarded, from a tab that still holds it", async ({
    page,
  }) => {
    const other = await openTwice(page);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await other.reload();
    await hydrated(other);
    await expectValues(other);
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
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
    await expectStored(other, "Otra obra");
    await open(page, "/faq");
    expect(await storedDraft(other)).toContain("Otra obra");
  });

  test("is kept while it is typed on, when another tab sends what stood there", async ({
    page,
  }) => {
    const other = await openTwice(page);
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    const comments = field(other, "Información adicional");
    const typed = "Y además una excavadora";
    const typedOn = ", si la hay.";
    await comments.press("End");
    await comments.pressSequentially(typed);
    await releaseAnswers(page);
    // Side by side: the message goes after five seconds, and a slow machine types for longer.
    await Promise.all([
      comments.pressSequentially(typedOn, { delay: 100 }),
      expect(success(page)).toBeVisible(),
    ]);
    await expect(comments).toHaveValue(new RegExp(typed + typedOn));
  });

  test("is that of the tab in which it was found again, whatever another one makes of it", async ({
    page,
  }) => {
    const other = await openTwice(page);
    await fill(page, OTHER);
    await expectStored(page, "Otra obra");
    await leaveForm(other);
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
    await field(other, "Nombre o empresa").fill("Otra obra");
    const written = () => other.evaluate(() => document.documentElement.dataset.written);
    await expect.poll(written).toContain("quoteDraft");
    expect(await written()).not.toContain("quoteAccepted");
    expect(await page.evaluate(() => localStorage.getItem("quoteAccepted"))).not.toBeNull();
  });

  test("is what was typed last where the browser fills in an older one on the way back", async ({
    page,
  }) => {
    await openFilled(page);
    await page.goto("/robots.txt");
    await open(page, "/contacto");
    await expectValues(page);
    await fill(page, OTHER);
    await expectStored(page, "Otra obra");
    await page.goto("/robots.txt");
    // Later, as the call would end with the document.
    await page.evaluate(() => void setTimeout(() => history.go(-3), 50));
    await expect(page).toHaveURL("/contacto");
    await hydrated(page);
    await expectValues(page, OTHER);
    await page.waitForTimeout(500); // longer than a draft waits to be stored
    expect(await storedDraft(page)).toContain("Otra obra");
    await open(page, "/contacto");
    await expectValues(page, OTHER);
  });
});
