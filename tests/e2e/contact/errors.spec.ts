/** What a visitor meets who has to mend something. */
import type { Page } from "@playwright/test";
import { yearsAfter } from "../../../app/pages/contact/form/dates";
import { type Code, chooseLanguage, texts } from "../support/language";
import { received, resetProvider } from "../support/provider";
import {
  field,
  fill,
  fillAndSend,
  form,
  type Label,
  openAndSend,
  openFilled,
  START,
  send,
  success,
  summary,
} from "../support/quote";
import { expect, open, test } from "../support/site";

test.describe("corrections", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const REACH = "Debes proporcionar al menos un correo electrónico o número de teléfono.";

  /** Label and message of what an empty form lacks, in the order of the form. */
  const LACKING: [Label, string][] = [
    ["Nombre o empresa", "Escribe tu nombre o el de tu empresa."],
    ["Correo electrónico", REACH],
    ["Máquina que quieres alquilar", "Escribe qué máquina quieres alquilar."],
    ["Ciudad y población", "Escribe la ciudad y la población."],
    ["Días de alquiler", "Escribe cuántos días necesitas la máquina."],
  ];

  /** Puts a value into a control as no keyboard would: with control characters, or of megabytes. */
  async function force(page: Page, label: Label, value: string) {
    await field(page, label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, value);
  }

  test("an empty form is not sent: a summary takes the focus and leads to each field", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toHaveText("Hay 5 datos que revisar");
    await expect(summary(page).getByRole("link")).toHaveText(LACKING.map(([, message]) => message));
    for (const [label, message] of LACKING) {
      await summary(page).getByRole("link", { name: message }).click();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toBeInViewport();
    }
    expect(await received(page)).toEqual([]);
  });

  test("each field says what is wrong with it, in the words of the summary, and only these fields do", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    for (const [label, message] of LACKING) {
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(form(page).getByText(message, { exact: true })).toHaveCount(2);
    }
    for (const label of ["Teléfono", "Fecha de alquiler", "Información adicional"] as const) {
      await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
    }
    // The hint of a group stays part of the description.
    await expect(field(page, "Correo electrónico")).toHaveAccessibleDescription(
      /^Con uno de los dos basta/,
    );
  });

  test("the errors are announced once: by the focus, not by a live region as well", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    const live = page.locator("[role=alert], [role=status], [role=log], [aria-live]");
    for (const [, message] of LACKING) {
      await expect(live.filter({ hasText: message })).toHaveCount(0);
    }
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the document’s title says that there are errors, as long as there are", async ({
    page,
  }) => {
    await open(page, "/contacto");
    const title = await page.title();
    await fillAndSend(page, { values: { "Nombre o empresa": "" } });
    await expect(page).toHaveTitle(`Error: ${title}`);
    await field(page, "Nombre o empresa").fill("O");
    await expect(page).toHaveTitle(title);
    await field(page, "Nombre o empresa").fill("");
    await send(page).click();
    await expect(page).toHaveTitle(`Error: ${title}`);
    await chooseLanguage(page, "English");
    await expect(page).toHaveTitle(/^Error: Contact and machinery rental quotes/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
    await expect(page).toHaveTitle(/^Legal notice/);
  });

  test("errors clear one by one as they are mended, and the last one takes the summary along", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    const mended = ["Obras", "obras@example.com", "Dumper", "Alcoi", "3"];
    for (const [at, [label, message]] of LACKING.entries()) {
      await expect(summary(page).getByRole("link")).toHaveCount(5 - at);
      await field(page, label).fill(mended[at] ?? "");
      await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
      await expect(field(page, label)).toBeFocused();
      await expect(form(page).getByText(message, { exact: true })).toHaveCount(0);
    }
    await expect(summary(page)).toHaveCount(0);
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });

  test("a phone number mends the missing e-mail, once it is one", async ({ page }) => {
    await openAndSend(page, { values: { "Correo electrónico": "", Teléfono: "" } });
    await expect(summary(page).getByRole("link")).toHaveText([REACH]);
    await field(page, "Teléfono").pressSequentially("96500");
    await expect(summary(page).getByRole("link")).toHaveText([REACH]);
    await expect(field(page, "Teléfono")).not.toHaveAttribute("aria-invalid");
    await field(page, "Teléfono").pressSequentially("0");
    await expect(summary(page)).toHaveCount(0);
  });

  test("nothing is called wrong while it is being typed", async ({ page }) => {
    await open(page, "/contacto");
    await field(page, "Correo electrónico").pressSequentially("a@");
    await field(page, "Días de alquiler").pressSequentially("0");
    await field(page, "Nombre o empresa").focus();
    await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
    await expect(summary(page)).toHaveCount(0);
  });

  test("a second try with errors takes the focus to the summary again", async ({ page }) => {
    await open(page, "/contacto");
    await send(page).click();
    await field(page, "Nombre o empresa").fill("Obras");
    await field(page, "Nombre o empresa").press("Enter");
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("link")).toHaveCount(4);
  });

  test("one error is told in the singular", async ({ page }) => {
    await openAndSend(page, { values: { "Días de alquiler": "" } });
    await expect(summary(page).getByRole("heading")).toHaveText("Hay un dato que revisar");
  });

  const EMAIL = "Escribe el correo electrónico completo, como nombre@example.com.";
  const PHONE = "Escribe un teléfono de al menos 6 cifras, con prefijo internacional o sin él.";
  const DAYS = "Escribe los días con un número entero, como 3.";

  const RULES: [Label, string[], string][] = [
    [
      "Correo electrónico",
      ["obras", "obras@", "@example.com", "obras@example..com", "a b@example.com"],
      EMAIL,
    ],
    ["Teléfono", ["12345", "1234567890123456", "el de siempre"], PHONE],
    ["Días de alquiler", ["0", "1.5", "-3", "1e2"], DAYS],
    ["Días de alquiler", ["3651"], "Para más de 3650 días, llámanos al +34 000 000 001."],
    ["Fecha de alquiler", ["2020-01-31"], "Elige una fecha a partir de hoy."],
    ["Fecha de alquiler", ["12026-01-01"], "Revisa la fecha: no existe o está incompleta."],
    [
      "Fecha de alquiler",
      ["9999-12-31"],
      "Elige una fecha de los próximos 2 años; para más adelante, llámanos al +34 000 000 001.",
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

  test("a number of days that is no number is told as such", async ({ page }) => {
    await openFilled(page, { "Días de alquiler": "" });
    await field(page, "Días de alquiler").pressSequentially("1e");
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveText([DAYS]);
  });

  test("white space alone is nothing", async ({ page }) => {
    await openAndSend(page, {
      values: { "Nombre o empresa": " \u00a0\u3000 ", "Ciudad y población": "\u2003" },
    });
    await expect(summary(page).getByRole("link")).toHaveText([
      LACKING[0]?.[1] ?? "",
      LACKING[3]?.[1] ?? "",
    ]);
  });

  test("what is too long names its field, and what is not told is never lost", async ({ page }) => {
    await openFilled(page);
    await force(page, "Nombre o empresa", "ñ".repeat(901));
    await force(page, "Información adicional", "🏗".repeat(5001));
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveText([
      "Nombre o empresa: Texto demasiado largo: el máximo son 900 caracteres.",
      "Información adicional: Texto demasiado largo: el máximo son 10000 caracteres.",
    ]);
    await fill(page);
    await expect(summary(page)).toHaveCount(0);
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
    await expect(summary(page).getByRole("link")).toHaveText([LACKING[0]?.[1] ?? ""]);
  });

  test("what is pasted past a limit stays, and is told", async ({ page }) => {
    await openFilled(page, { "Nombre o empresa": "" });
    await field(page, "Nombre o empresa").focus();
    await page.keyboard.insertText("x".repeat(1200));
    await send(page).click();
    await expect(summary(page)).toContainText(
      "Texto demasiado largo: el máximo son 900 caracteres.",
    );
    await expect(field(page, "Nombre o empresa")).toHaveValue("x".repeat(1200));
  });

  test("five megabytes in the additional information are refused at once", async ({ page }) => {
    await openFilled(page);
    await force(page, "Información adicional", "texto ".repeat(850_000));
    await send(page).click();
    await expect(summary(page)).toBeFocused({ timeout: 2000 });
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

  for (const [code, address] of [
    ["en", "/en/contacto"],
    ["val", "/val/contacto"],
  ] as [Code, string][]) {
    test(`the errors are in the visitor’s language: ${code}`, async ({ page }) => {
      const text = texts(code);
      await open(page, address);
      await page.getByRole("button", { name: text("contact.send"), exact: true }).click();
      const heading = text("contact.error.summary.other").replace("{count}", "5");
      const group = page.getByRole("group", { name: heading });
      await expect(group).toBeFocused();
      await expect(group.getByRole("link")).toHaveText([
        text("contact.error.name.required"),
        text("contact.error.reach"),
        text("contact.error.machine.required"),
        text("contact.error.city.required"),
        text("contact.error.days.required"),
      ]);
    });
  }

  test("errors on the screen follow a change of language", async ({ page }) => {
    await openAndSend(page, { values: { "Correo electrónico": "", Teléfono: "" } });
    await expect(summary(page)).toBeVisible();
    await chooseLanguage(page, "English");
    const english = page.getByRole("group", { name: "There is one thing to check" });
    await expect(english.getByRole("link")).toHaveText([texts("en")("contact.error.reach")]);
    await expect(form(page).getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  });
});
