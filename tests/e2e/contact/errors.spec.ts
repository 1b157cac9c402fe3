/** What visitors see who have something to correct: which fields, in which words, and for how long. */
import { field, form, type Label } from "../support/form";
import { type Code, chooseLanguage, texts } from "../support/language";
import { received, resetProvider } from "../support/provider";
import {
  fillAndSend,
  notice,
  openAndSend,
  openFilled,
  send,
  success,
  summary,
} from "../support/quote";
import { expect, open, test } from "../support/site";

test.describe("errors", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const REACH = "Debes proporcionar al menos un correo electrónico o número de teléfono.";

  /** Label and message of what an empty form lacks, in the order of the form. */
  const LACKING: [Label, string][] = [
    ["Nombre o empresa", "Escribe tu nombre o el de tu empresa."],
    ["Correo electrónico", REACH],
    [
      "Máquina que quieres alquilar",
      "Escribe qué máquina o artículo necesitas o, si no sabes cuál, qué trabajo tienes que hacer.",
    ],
    ["Ciudad y población", "Escribe la ciudad o la población."],
    [
      "Días de alquiler",
      "Escribe cuántos días necesitas la máquina; si solo pides artículos de la tienda, escribe 1.",
    ],
  ];

  test("what is typed right after the press on “Send” takes no error with it but its own", async ({
    page,
  }) => {
    await open(page, "/contacto");
    const name = await field(page, "Nombre o empresa").elementHandle();
    // In one task, once the form has been checked and before the errors are on the page, as on a slow phone.
    await send(page).evaluate(async (button, input) => {
      if (button instanceof HTMLElement && input instanceof HTMLInputElement) {
        button.click();
        for (let step = 0; step < 100; step += 1) {
          await undefined;
        }
        input.focus();
        input.value = "Obras";
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }, name);
    await expect(summary(page).getByRole("link")).toHaveCount(LACKING.length - 1);
    await expect(field(page, "Ciudad y población")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Nombre o empresa")).not.toHaveAttribute("aria-invalid");
  });

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

  test("in a window lower than the summary, its beginning is shown", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, "/contacto");
    await send(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
  });

  test("in a window lower than the notice of a failure, its beginning is shown", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await page.setViewportSize({ width: 320, height: 256 });
    await openAndSend(page, { answer: { status: 500, times: 1 } });
    await expect(notice(page)).toBeFocused();
    await expect(notice(page).getByRole("heading").first()).toBeInViewport({ ratio: 1 });
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

  test("errors clear one by one as they are corrected, and the last one takes the summary along", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await send(page).click();
    const corrections = ["Obras", "obras@example.com", "Dumper", "Alcoi", "3"];
    for (const [index, [label, message]] of LACKING.entries()) {
      await expect(summary(page).getByRole("link")).toHaveCount(5 - index);
      await field(page, label).fill(corrections[index] ?? "");
      await expect(field(page, label)).not.toHaveAttribute("aria-invalid");
      await expect(field(page, label)).toBeFocused();
      await expect(form(page).getByText(message, { exact: true })).toHaveCount(0);
    }
    await expect(summary(page)).toHaveCount(0);
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });

  test("a phone number makes up for the missing e-mail, once it is complete", async ({ page }) => {
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

  test("words that a link carries to full comments are there, and too much is told", async ({
    page,
  }) => {
    await openFilled(page, { "Información adicional": "a".repeat(9_995) });
    await page.evaluate(() => {
      location.hash = "#comentario=cortar%20un%20pino";
    });
    await expect(field(page, "Información adicional")).toHaveValue(/a\ncortar un pino$/);
    await expect(page).toHaveURL("/contacto");
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveText([/texto demasiado largo/]);
  });

  test("one error is counted in the singular", async ({ page }) => {
    await openAndSend(page, { values: { "Días de alquiler": "" } });
    await expect(summary(page).getByRole("heading")).toHaveText("Hay un dato que revisar");
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
