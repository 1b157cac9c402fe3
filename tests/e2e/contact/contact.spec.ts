/** The way from any page to a request that arrives. */
import { readFileSync } from "node:fs";
import { carried } from "../support/channels";
import { expectEmpty, field, fillRequired, form, VALUES } from "../support/form";
import { type Code, texts } from "../support/language";
import { lookAgainTomorrow } from "../support/page";
import { received, resetProvider } from "../support/provider";
import { openAndSend, openFilled, openPaused, send, success } from "../support/quote";
import { expect, open, test, views } from "../support/site";

test.describe("the form", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  /** Replaces the non-breaking spaces of texts, which nobody types. */
  function asTyped(text: string): string {
    return text.replaceAll("\u00a0", " ");
  }

  function machineNames(code: Code): string[] {
    const file = new URL(`../../../locales/${code}/machinery.json`, import.meta.url);
    const all: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    const names = Object.entries(all).filter(([key]) => /^machine\..*\.name$/.test(key));
    return names.map(([, name]) => asTyped(name));
  }

  const PARTS = [
    ...["user_name", "user_email", "user_number", "user_machinery", "user_city"],
    ...["user_rentalDate", "user_rentalDays", "user_comments"],
    ...["lib_version", "service_id", "template_id", "user_id"],
  ];

  test("a quote request arrives at the provider with its twelve parts, and nobody is asked for permission", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openAndSend(page, { values: { "Nombre o empresa": "  Obras Levante\u00a0" } });
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    const [request, ...more] = await received(page);
    expect(more).toEqual([]);
    expect(request?.preflight).toBe(false);
    expect(request?.parts.map(([name]) => name)).toEqual(PARTS);
    expect(request?.parts.map(([, value]) => value).slice(0, 11)).toEqual([
      "Obras Levante",
      ...Object.values(VALUES).slice(1, 7),
      VALUES["Información adicional"].replace("\n", "\r\n"),
      "4.4.1",
      "local-service",
      "local-template",
    ]);
  });

  test("what a browser sends is what was typed, byte for byte", { tag: "@firefox" }, async ({
    page,
  }) => {
    const typed = `------WebKitFormBoundary--\n"x"; name="user_id"\n\n%0D%0A 🏗️👩🏽‍🔧 مرحبا \u202eabc ${"ñ".repeat(3000)}`;
    await openAndSend(page, {
      values: { "Información adicional": typed, "Nombre o empresa": `"; filename="x` },
    });
    await expect(success(page)).toBeVisible();
    const [request] = await received(page);
    const boundary = request?.headers["content-type"]?.split("boundary=")[1];
    const part = ([name, value]: [string, string]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const parts = request?.parts ?? [];
    expect(Buffer.from(request?.raw ?? "", "base64").toString()).toBe(
      `${parts.map(part).join("")}--${boundary}--\r\n`,
    );
    const values = new Map(parts);
    expect(values.get("user_comments")).toBe(typed.replaceAll("\n", "\r\n"));
    expect(values.get("user_name")).toBe(`"; filename="x`);
  });

  test("the request is sent by the Enter key too", { tag: "@firefox" }, async ({ page }) => {
    await openFilled(page);
    await field(page, "Días de alquiler").press("Enter");
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });

  test("in the additional information the Enter key makes a line", { tag: "@firefox" }, async ({
    page,
  }) => {
    await openFilled(page);
    await field(page, "Información adicional").fill("uno");
    await field(page, "Información adicional").press("End");
    await field(page, "Información adicional").press("Enter");
    await field(page, "Información adicional").pressSequentially("dos");
    await expect(field(page, "Información adicional")).toHaveValue("uno\ndos");
    expect(await received(page)).toEqual([]);
  });

  test("success is announced politely, for five seconds exactly, and leaves an empty form", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openPaused(page);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(4999);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toBeHidden();
    await expectEmpty(page);
    const trace = form(page).getByText(/^Última solicitud enviada: \d+:\d\d\.$/);
    await expect(trace).toBeVisible();
    await page.clock.resume();
    await page.reload();
    await expect(trace).toBeVisible();
    await expect(send(page)).toBeEnabled();
  });

  test("a page that is looked at again the next day tells on which day something was sent", async ({
    page,
  }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    // Without the message of success, whose end would show the times anew.
    await page.reload();
    const last = page.getByText(/^Última solicitud enviada: /);
    const sent = page.getByRole("region", { name: "Solicitudes enviadas" });
    await expect(last).toHaveText(/: \d+:\d\d\.$/);
    await expect(sent).toContainText(/\d+:\d\d/);
    await lookAgainTomorrow(page);
    const moment = /\d\d\/\d\d\/\d{4}, \d+:\d\d/;
    await expect(last).toHaveText(moment);
    await expect(sent).toContainText(moment);
  });

  for (const [code, address, words] of [
    ["en", "/en/contacto", "Form sent successfully! We will be in touch shortly. Thank you."],
    ["val", "/val/contacto", "Formulari enviat amb èxit! Ens posarem en contacte aviat, gràcies."],
  ] as const) {
    test(`success is shown in the visitor’s language: ${code}`, async ({ page }) => {
      const text = texts(code);
      await open(page, address);
      await fillRequired(page, text);
      await page.getByRole("button", { name: text("contact.send"), exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
    });
  }

  for (const [category, contact, label, name] of [
    [
      "/maquinaria/alquiler-dumpers",
      "/contacto",
      "Máquina que quieres alquilar",
      "Dumper giratorio de 2.500 kg",
    ],
    [
      "/en/maquinaria/alquiler-dumpers",
      "/en/contacto",
      "Machine you want to rent",
      "2,500 kg swivel-tip dumper",
    ],
    [
      "/val/maquinaria/alquiler-dumpers",
      "/val/contacto",
      "Màquina que vols llogar",
      "Dúmper giratori de 2.500 kg",
    ],
  ] as const) {
    test(`a machine card leads to the form with the machine filled in: ${contact}`, async ({
      page,
    }) => {
      await open(page, category);
      const machines = page.getByRole("main").getByRole("link", { name: new RegExp(`: ${name}$`) });
      await machines.click();
      await expect(page).toHaveURL(contact);
      await expect(form(page).getByLabel(label)).toHaveValue(name);
      await page.goBack();
      await expect(page).toHaveURL(category);
    });
  }

  test("every machine card leads to the form with its own machine", async ({ page }) => {
    test.setTimeout(120_000);
    const categories = Object.entries(views).filter(
      ([address, view]) => view.page.kind === "category" && address.split("/").length === 3,
    );
    expect(categories).toHaveLength(17);
    let machines = 0;
    for (const [address] of categories) {
      await page.goto(address);
      const cards = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 2 }) });
      for (const card of await cards.all()) {
        const name = (await card.getByRole("heading", { level: 2 }).textContent()) ?? "";
        const ask = card.getByRole("link");
        const id = (await card.getAttribute("id")) ?? "";
        await expect(ask).toHaveAttribute("href", `/contacto?maquina=${id}`);
        await expect(ask).toHaveAccessibleName(`Pedir presupuesto: ${name}`);
        machines += 1;
      }
    }
    expect(machines).toBe(85);
  });

  test("a machine that was asked for is not asked for again after a reload", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/maquinaria/alquiler-dumpers");
    await page
      .getByRole("main")
      .getByRole("link", { name: /: Dumper de 3.500 kg$/ })
      .click();
    const machine = field(page, "Máquina que quieres alquilar");
    await expect(machine).toHaveValue("Dumper de 3.500 kg");
    await machine.fill("Otra cosa");
    await page.reload();
    await expect(machine).toHaveValue("Otra cosa");
  });

  test.describe("without script", { tag: "@chromium-only" }, () => {
    test.use({ javaScriptEnabled: false });

    test("a machine card leads to the plain contact page, which has a mail with the questions", async ({
      page,
    }) => {
      await page.goto("/maquinaria/alquiler-dumpers");
      await page
        .getByRole("main")
        .getByRole("link", { name: /: Dumper de 3.500 kg$/ })
        .click();
      await expect(page).toHaveURL("/contacto?maquina=dumper-3500");
      const mail = page.getByRole("link", { name: "Escribir un correo con las preguntas" });
      const { address, text } = await carried(mail);
      expect(address).toBe("mailto:hola@example.com");
      for (const label of Object.keys(VALUES)) {
        expect(text).toContain(`${label}:`);
      }
    });
  });

  for (const [address, code, name] of [
    ["/contacto", "es", "Dumper giratorio de 2.500 kg"],
    ["/en/contacto", "en", "2,500 kg swivel-tip dumper"],
    ["/val/contacto", "val", "Dúmper giratori de 2.500 kg"],
  ] as const) {
    test(`the machine field suggests all machines of the catalogue: ${code}`, async ({ page }) => {
      await open(page, address);
      const machine = form(page).getByLabel(texts(code)("contact.machine.label"));
      const options = await machine.evaluate((input: HTMLInputElement) =>
        [...(input.list?.options ?? [])].map(({ value }) => value),
      );
      expect(options).toContain(name);
      expect(options).toHaveLength(85);
      expect(new Set(options)).toEqual(new Set(machineNames(code)));
    });

    test(`the first layer of data protection is beside the button: ${code}`, async ({ page }) => {
      const text = texts(code);
      await open(page, address);
      const prefix = code === "es" ? "" : `/${code}`;
      const privacy = form(page).getByRole("link", {
        name: /política de privacidad|privacy policy|política de privacitat/,
      });
      await expect(privacy.first()).toHaveAttribute("href", `${prefix}/politica-de-privacidad`);
      await expect(privacy.first()).toBeVisible();
      await form(page).getByText(text("contact.protection.title")).click();
      for (const item of ["controller", "purpose", "basis", "recipients", "transfers", "rights"]) {
        await expect(
          form(page)
            .getByRole("term")
            .filter({ hasText: text(`contact.protection.${item}.label`) }),
        ).toBeVisible();
      }
      await expect(form(page).getByText("Bancal Alquiler de Maquinaria, S. L.")).toBeVisible();
      const transfers = text("contact.protection.transfers.text").replace("{provider}", "EmailJS");
      await expect(form(page).getByText(transfers)).toBeVisible();
      const button = await page
        .getByRole("button", { name: text("contact.send"), exact: true })
        .boundingBox();
      const link = await privacy.first().boundingBox();
      expect(Math.abs((link?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(250);
    });
  }
});
