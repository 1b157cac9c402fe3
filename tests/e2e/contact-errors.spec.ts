/** What a visitor meets who has to mend something. */
import type { Page } from "@playwright/test";
import {
  type Code,
  chooseLanguage,
  field,
  fill,
  form,
  type Label,
  received,
  send,
  startAfresh,
  success,
  summary,
  texts,
} from "./quote";
import { expect, open, test } from "./site";

test.beforeEach(({ page }) => startAfresh(page));

const REACH = "Debes proporcionar al menos un correo electrónico o número de teléfono.";

/** Label and message of what an empty form lacks, in the order of the form. */
const LACKING: [Label, string][] = [
  ["Nombre o empresa", "Escribe tu nombre o el de tu empresa."],
  ["Correo electrónico", REACH],
  ["Máquina que quieres alquilar", "Escribe qué máquina quieres alquilar."],
  ["Ciudad y población", "Escribe la ciudad y la población."],
  ["Días de alquiler", "Escribe cuántos días necesitas la máquina."],
];

/** Puts a value into a control as no keyboard would: longer than it takes, or with control characters. */
async function force(page: Page, label: Label, value: string) {
  await field(page, label).evaluate((input: HTMLInputElement, text) => {
    input.removeAttribute("maxlength");
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

test("the document’s title says that there are errors, as long as there are", async ({ page }) => {
  await open(page, "/contacto");
  const title = await page.title();
  await fill(page, { "Nombre o empresa": "" });
  await send(page).click();
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
  await open(page, "/contacto");
  await fill(page, { "Correo electrónico": "", Teléfono: "" });
  await send(page).click();
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
  await open(page, "/contacto");
  await fill(page, { "Días de alquiler": "" });
  await send(page).click();
  await expect(summary(page).getByRole("heading")).toHaveText("Hay un dato que revisar");
});

const EMAIL = "Escribe el correo electrónico completo, como nombre@example.com.";
const PHONE =
  "Escribe un teléfono de 6 a 15 cifras; valen espacios, guiones y el prefijo internacional.";
const DAYS = "Escribe los días con un número entero del 1 al 365.";
const CHARACTERS = "Hay caracteres que no se pueden enviar. Bórralos o vuelve a escribir el texto.";

const RULES: [Label, string[], string][] = [
  [
    "Correo electrónico",
    ["obras", "obras@", "@example.com", "obras@example..com", "a b@example.com"],
    EMAIL,
  ],
  ["Teléfono", ["12345", "1234567890123456", "965 00 00 00 ext. 2", "++34965000000"], PHONE],
  ["Días de alquiler", ["0", "366", "1.5", "-3", "1e2"], DAYS],
  ["Fecha de alquiler", ["2020-01-31"], "Elige una fecha a partir de hoy."],
];

for (const [label, values, message] of RULES) {
  test(`${label} is refused with its own words when it is not right`, async ({ page }) => {
    await open(page, "/contacto");
    for (const value of values) {
      await fill(page, { [label]: value });
      await send(page).click();
      await expect(summary(page).getByRole("link"), value).toHaveText([message]);
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    }
    await fill(page);
    await expect(summary(page)).toHaveCount(0);
    expect(await received(page)).toEqual([]);
  });
}

test("a date that was begun and not finished is not sent as none", async ({ page }) => {
  await open(page, "/contacto");
  await fill(page, { "Fecha de alquiler": "" });
  await field(page, "Fecha de alquiler").press("1");
  await send(page).click();
  const message = "Revisa la fecha: no existe o está incompleta.";
  await expect(summary(page).getByRole("link")).toHaveText([message]);
  await field(page, "Fecha de alquiler").fill("2031-02-28");
  await expect(summary(page)).toHaveCount(0);
});

test("a number of days that is no number is told as such", async ({ page }) => {
  await open(page, "/contacto");
  await fill(page, { "Días de alquiler": "" });
  await field(page, "Días de alquiler").pressSequentially("1e");
  await send(page).click();
  await expect(summary(page).getByRole("link")).toHaveText([DAYS]);
});

test("white space alone is nothing", async ({ page }) => {
  await open(page, "/contacto");
  await fill(page, { "Nombre o empresa": " \u00a0\u3000 ", "Ciudad y población": "\u2003" });
  await send(page).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    LACKING[0]?.[1] ?? "",
    LACKING[3]?.[1] ?? "",
  ]);
});

test("what is too long, or holds control characters, names its field", async ({ page }) => {
  await open(page, "/contacto");
  await fill(page);
  await force(page, "Nombre o empresa", "ñ".repeat(121));
  await force(page, "Ciudad y población", "Al\u0000coi");
  await force(page, "Información adicional", "🏗".repeat(2001));
  await send(page).click();
  await expect(summary(page).getByRole("link")).toHaveText([
    "Nombre o empresa: Texto demasiado largo: el máximo son 120 caracteres.",
    `Ciudad y población: ${CHARACTERS}`,
    "Información adicional: Texto demasiado largo: el máximo son 4000 caracteres.",
  ]);
  await fill(page);
  await expect(summary(page)).toHaveCount(0);
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
        own.maxLength,
        own.getAttribute("min"),
        own.getAttribute("max"),
        own.autocomplete,
        own.inputMode,
        own.enterKeyHint,
      ]),
    );
  const today = await page.evaluate(() => new Intl.DateTimeFormat("sv-SE").format());
  expect(attributes).toEqual([
    ["user_name", "text", true, 120, null, null, "name", "text", "next"],
    ["user_email", "email", false, 254, null, null, "email", "email", "next"],
    ["user_number", "tel", false, 40, null, null, "tel", "tel", "next"],
    ["user_machinery", "text", true, 120, null, null, "off", "text", "next"],
    ["user_city", "text", true, 120, null, null, "address-level2", "text", "next"],
    ["user_rentalDate", "date", false, -1, today, null, "off", "text", "next"],
    ["user_rentalDays", "number", true, -1, "1", "365", "off", "numeric", "send"],
    ["user_comments", "textarea", false, 4000, null, null, "off", "text", "enter"],
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
  await open(page, "/contacto");
  await fill(page, { "Correo electrónico": "", Teléfono: "" });
  await send(page).click();
  await expect(summary(page)).toBeVisible();
  await chooseLanguage(page, "English");
  const english = page.getByRole("group", { name: "There is one thing to check" });
  await expect(english.getByRole("link")).toHaveText([texts("en")("contact.error.reach")]);
  await expect(form(page).getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
});
