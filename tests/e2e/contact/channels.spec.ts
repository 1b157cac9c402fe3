/** After a failure, the other channels carry the same request, in the visitor's language. */
import type { Page } from "@playwright/test";
import { asWritten, carried } from "../support/channels";
import { field, fillRequired, LABELS, type Label, retype, VALUES } from "../support/form";
import { chooseLanguage, texts } from "../support/language";
import { answerWith, resetProvider } from "../support/provider";
import { notice, openAndSend } from "../support/quote";
import { expect, open, test } from "../support/site";

test.describe("a request that failed", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test.describe("the other channels", () => {
    async function fail(page: Page, changes: Partial<Record<Label, string>> = {}) {
      await openAndSend(page, { values: changes, answer: { status: 500, times: 1 } });
      await expect(notice(page)).toBeVisible();
    }

    function link(page: Page, name: string | RegExp) {
      return notice(page).getByRole("link", { name });
    }

    test.beforeEach(({ expectedConsole }) => {
      expectedConsole.push(/status of 500/, /^Error al enviar:/);
    });

    test("WhatsApp and e-mail carry exactly what was typed", async ({ page }) => {
      await fail(page);
      const lines = LABELS.map((label) => `${label}: ${asWritten(label)}`).join("\n");
      const request = `Hola, quiero pedir presupuesto con estos datos:\n${lines}`;
      const whatsapp = await carried(link(page, "Enviarla por WhatsApp"));
      expect(whatsapp).toEqual({ address: "https://wa.me/34000000003", text: request });
      const mail = await carried(link(page, "Enviarla por correo electrónico"));
      expect(mail).toEqual({
        address: "mailto:hola@example.com",
        text: `Solicitud de presupuesto: ${VALUES["Máquina que quieres alquilar"]}\n${request.replaceAll("\n", "\r\n")}`,
      });
      await expect(link(page, /^Llamar al/)).toHaveAttribute("href", "tel:+34000000001");
      await expect(link(page, "Enviarla por WhatsApp")).toHaveAttribute("target", "_blank");
      await expect(link(page, "Enviarla por WhatsApp")).toHaveAttribute(
        "rel",
        "noopener noreferrer",
      );
    });

    test("they hold what is typed after the failure as well", async ({ page }) => {
      await fail(page);
      await retype(field(page, "Días de alquiler"), "12");
      await expect
        .poll(async () => (await carried(link(page, "Enviarla por WhatsApp"))).text)
        .toContain("Días de alquiler: 12\n");
      expect((await carried(link(page, "Enviarla por correo electrónico"))).text).toContain(
        "Días de alquiler: 12\r\n",
      );
    });

    test("they hold what was typed right before they are pressed", async ({ page }) => {
      await fail(page);
      const whatsapp = link(page, "Enviarla por WhatsApp");
      await whatsapp.evaluate((element: HTMLAnchorElement) => {
        addEventListener("click", (event) => {
          event.preventDefault(); // nothing is opened
          element.dataset.pressed = element.href;
        });
      });
      await retype(field(page, "Días de alquiler"), "12");
      await whatsapp.click();
      const pressed = await whatsapp.getAttribute("data-pressed");
      expect(decodeURIComponent(pressed ?? "")).toContain("Días de alquiler: 12\n");
    });

    test("they stay within the length that their channels take, and say that the end is missing", async ({
      page,
    }) => {
      await fail(page, { "Información adicional": "ñ🏗 ".repeat(1000) });
      for (const [name, longest] of [
        ["Enviarla por WhatsApp", 4000],
        ["Enviarla por correo electrónico", 2000],
      ] as const) {
        const href = (await link(page, name).getAttribute("href")) ?? "";
        expect(href.length).toBeLessThanOrEqual(longest);
        expect(href.length).toBeGreaterThan(longest - 50);
        expect((await carried(link(page, name))).text).toMatch(
          /Días de alquiler: 3\r?\nInformación adicional: .*…$/,
        );
      }
    });

    test("they and the notice follow a change of language", async ({ page }) => {
      await fail(page);
      await chooseLanguage(page, "English");
      const english = texts("en");
      await expect(notice(page)).toContainText(english("contact.failed.title"));
      await expect(notice(page)).toContainText(english("contact.failed.rejected"));
      await expect(notice(page)).toContainText(english("contact.failed.kept"));
      const { text } = await carried(link(page, english("contact.via.whatsapp")));
      expect(text).toContain(
        `${english("contact.machine.label")}: ${VALUES["Máquina que quieres alquilar"]}`,
      );
    });
  });

  for (const [code, address] of [
    ["en", "/en/contacto"],
    ["val", "/val/contacto"],
  ] as const) {
    test(`a failure is shown in the visitor’s language: ${code}`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 412/, /^Error al enviar:/);
      const text = texts(code);
      await open(page, address);
      await fillRequired(page, text);
      await answerWith(page, { status: 412, times: 1 });
      await page.getByRole("button", { name: text("contact.send"), exact: true }).click();
      await expect(notice(page)).toContainText(text("contact.failed.title"));
      await expect(notice(page)).toContainText(text("contact.failed.rejected"));
      await expect(notice(page)).toContainText(text("contact.failed.kept"));
      await expect(notice(page)).toContainText(text("contact.via.title"));
      const mail = await carried(
        notice(page).getByRole("link", { name: text("contact.via.email") }),
      );
      expect(mail.text).toContain(text("contact.request.greeting"));
      expect(mail.text).toContain(`${text("contact.city.label")}: Alcoi`);
    });
  }
});
