/** What each field takes and refuses, and the words in which it refuses. */
import type { Page } from "@playwright/test";
import { yearsAfter } from "../../../app/lib/dates";
import { field, fill, form, type Label, START } from "../support/form";
import { received, resetProvider } from "../support/provider";
import { fillAndSend, openAndSend, openFilled, send, success, summary } from "../support/quote";
import { expect, open, test } from "../support/site";

test.describe("rules of the fields", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  /** Puts a value into a control as no keyboard would: with control characters, or of megabytes. */
  async function force(page: Page, label: Label, value: string) {
    await field(page, label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, value);
  }

  const NAME = "Escribe tu nombre o el de tu empresa.";
  const CITY = "Escribe la ciudad o la población.";
  const EMAIL = "Escribe el correo electrónico completo; por ejemplo, nombre@example.com.";
  const PHONE = "Escribe un teléfono de 6 a 15 cifras, con prefijo internacional o sin él.";
  const DAYS = "Escribe los días con un número entero a partir de 1; por ejemplo, 3.";

  const RULES: [Label, string[], string][] = [
    [
      "Correo electrónico",
      ["obras", "obras@", "@example.com", "obras@example..com", "a b@example.com"],
      EMAIL,
    ],
    ["Teléfono", ["12345", "1234567890123456", "el de siempre"], PHONE],
    ["Días de alquiler", ["0", "1.5", "-3", "1e2"], DAYS],
    [
      "Días de alquiler",
      ["3651"],
      "Revisa los días: el máximo son 3650. Si necesitas la máquina más tiempo, llámanos al +34 000 000 001.",
    ],
    ["Fecha de alquiler", ["2020-01-31"], "Elige una fecha a partir de hoy."],
    ["Fecha de alquiler", ["12026-01-01"], "Revisa la fecha: no existe o está incompleta."],
    [
      "Fecha de alquiler",
      ["9999-12-31"],
      "Elige una fecha dentro de los próximos 2 años; para más adelante, llámanos al +34 000 000 001.",
    ],
  ];

  for (const [label, values, message] of RULES) {
    test(`${label} is refused with its own words when it is not right: ${message}`, async ({
      page,
    }) => {
      await open(page, "/contacto");
      for (const value of values) {
        await fillAndSend(page, { values: { [label]: value } });
        await expect(summary(page).getByRole("link"), value).toHaveText([message]);
        await expect(field(page, label)).toHaveAccessibleDescription(
          new RegExp(`${message.replaceAll(/[.+]/g, "\\$&").replaceAll(" ", "\\s")}$`),
        );
      }
      await fill(page);
      await expect(summary(page)).toHaveCount(0);
      expect(await received(page)).toEqual([]);
    });
  }

  test("a date that was begun and not finished is not sent as none", async ({ page }) => {
    await openFilled(page, { "Fecha de alquiler": "" });
    await field(page, "Fecha de alquiler").press("1");
    await send(page).click();
    const message = "Revisa la fecha: no existe o está incompleta.";
    await expect(summary(page).getByRole("link")).toHaveText([message]);
    await field(page, "Fecha de alquiler").fill(START);
    await expect(summary(page)).toHaveCount(0);
  });

  test("nothing is said of a question mark until the form is sent", async ({ page }) => {
    await open(page, "/contacto");
    await field(page, "Correo electrónico").fill("?");
    await field(page, "Teléfono").fill("?");
    await field(page, "Ciudad y población").click();
    await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  });

  test("a date that was begun and not finished is told once another field has the focus, until it is finished or emptied", async ({
    page,
  }) => {
    await open(page, "/contacto");
    const date = field(page, "Fecha de alquiler");
    const message = form(page).getByText("Revisa la fecha: no existe o está incompleta.");
    const comments = field(page, "Información adicional");
    await date.press("1");
    await expect(message).toHaveCount(0);
    await comments.click();
    await expect(message).toBeVisible();
    await expect(date).toHaveAccessibleDescription(/no existe o está incompleta/);
    await expect(form(page).locator("[aria-invalid]")).toHaveCount(1);
    // Nobody has tried to send: nothing takes the focus, and nothing else is missing yet.
    await expect(comments).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
    await comments.pressSequentially("a");
    await expect(message).toBeVisible();
    await date.fill(START);
    await expect(message).toHaveCount(0);
    await date.fill("");
    await date.press("1");
    // Its label gives the field the focus only once the press has ended.
    await form(page).getByText("Información adicional").click();
    await expect(comments).toBeFocused();
    await expect(message).toBeVisible();
    await date.press("Backspace");
    await comments.click();
    await expect(message).toHaveCount(0);
    // Letters that a browser takes into a field for numbers.
    await field(page, "Días de alquiler").pressSequentially("1e");
    await comments.click();
    await expect(form(page).getByText(DAYS)).toBeVisible();
    // Also after an attempt to send, once its errors are put right.
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await fill(page);
    await expect(summary(page)).toHaveCount(0);
    await date.fill("");
    await date.press("1");
    await comments.click();
    await expect(message).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
  });

  test("days that are not a number are refused as such", async ({ page }) => {
    await openFilled(page, { "Días de alquiler": "" });
    const days = field(page, "Días de alquiler");
    for (const text of ["1e", "2,5"]) {
      await days.clear();
      await days.pressSequentially(text);
      await send(page).click();
      await expect(summary(page).getByRole("link")).toHaveText([DAYS]);
    }
  });

  test("days that are pasted with a comma are refused too, and not taken for ten times as many", async ({
    page,
  }) => {
    await openFilled(page, { "Nombre o empresa": "2,5", "Días de alquiler": "" });
    await field(page, "Nombre o empresa").press("Control+a");
    await field(page, "Nombre o empresa").press("Control+c");
    await field(page, "Días de alquiler").press("Control+v");
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveText([DAYS]);
  });

  test("white space alone is nothing", async ({ page }) => {
    await openAndSend(page, {
      values: { "Nombre o empresa": " \u00a0\u3000 ", "Ciudad y población": "\u2003" },
    });
    await expect(summary(page).getByRole("link")).toHaveText([NAME, CITY]);
  });

  test("what is too long is reported with the name of its field", async ({ page }) => {
    await openFilled(page);
    await force(page, "Nombre o empresa", "ñ".repeat(901));
    await force(page, "Información adicional", "🏗".repeat(5001));
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveText([
      "Nombre o empresa: texto demasiado largo; el máximo son 900 caracteres.",
      "Información adicional: texto demasiado largo; el máximo son 10000 caracteres.",
    ]);
    await fill(page);
    await expect(summary(page)).toHaveCount(0);
  });

  test("the wheel scrolls the page, and leaves the number under it alone", async ({ page }) => {
    await open(page, "/contacto");
    const days = field(page, "Días de alquiler");
    await days.fill("10");
    await days.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(days).toHaveValue("10");
  });

  test("what people type and paste arrives: phone numbers, days, control characters, line ends", async ({
    page,
  }) => {
    await open(page, "/contacto");
    const phone = "\u202a(+34) 600–11\u202f12 13\u202c ext. 4 / tel 611 111 111";
    await fill(page, { Teléfono: phone, "Días de alquiler": "03" });
    await force(page, "Ciudad y población", "Al\u0000coi");
    await force(page, "Información adicional", "uno\u000bdos\u2028tres\n");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const [request] = await received(page);
    const parts = new Map(request?.parts);
    expect(parts.get("user_number")).toBe(phone);
    expect(parts.get("user_rentalDays")).toBe("3");
    expect(parts.get("user_city")).toBe("Al coi");
    expect(parts.get("user_comments")).toBe("uno\r\ndos\r\ntres");
  });

  test("what nobody sees counts as nothing", async ({ page }) => {
    await openAndSend(page, { values: { "Nombre o empresa": "\u200b\u2060" } });
    await expect(summary(page).getByRole("link")).toHaveText([NAME]);
  });

  test("what is pasted past a limit stays, and is reported", async ({ page }) => {
    await openFilled(page, { "Nombre o empresa": "" });
    await field(page, "Nombre o empresa").focus();
    await page.keyboard.insertText("x".repeat(1200));
    await send(page).click();
    await expect(summary(page)).toContainText(
      "texto demasiado largo; el máximo son 900 caracteres.",
    );
    await expect(field(page, "Nombre o empresa")).toHaveValue("x".repeat(1200));
  });

  test("five megabytes in the additional information are refused like any text that is too long", async ({
    page,
  }) => {
    await openFilled(page);
    await force(page, "Información adicional", "texto ".repeat(850_000));
    await send(page).click();
    await expect(summary(page)).toBeFocused();
  });

  test("the controls agree with the rules: what they take, need, suggest and say on a phone’s keyboard", async ({
    page,
  }) => {
    await open(page, "/contacto");
    const attributes = await form(page)
      .locator(":is(input, textarea)[id^=user_]")
      .evaluateAll((controls) =>
        (controls as HTMLInputElement[]).map((own) => [
          own.name,
          own.type,
          own.required,
          own.getAttribute("min"),
          own.getAttribute("max"),
          own.autocomplete,
          own.inputMode,
          own.enterKeyHint,
        ]),
      );
    const today = await page.evaluate(() => new Intl.DateTimeFormat("sv-SE").format());
    const last = yearsAfter(today, 2);
    expect(attributes).toEqual([
      ["user_name", "text", true, null, null, "name", "text", "next"],
      ["user_email", "email", false, null, null, "email", "email", "next"],
      ["user_number", "tel", false, null, null, "tel", "tel", "next"],
      ["user_machinery", "text", true, null, null, "off", "text", "next"],
      ["user_city", "text", true, null, null, "address-level2", "text", "next"],
      ["user_rentalDate", "date", false, today, last, "off", "text", "next"],
      ["user_rentalDays", "number", true, "1", "3650", "off", "numeric", "send"],
      ["user_comments", "textarea", false, null, null, "off", "text", "enter"],
    ]);
  });
});
