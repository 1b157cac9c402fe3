/** The request list: collected on cards, shown above the form, sent with it, shared and kept. */
import { expectEmpty, field, fill, retype, START } from "../support/form";
import { chooseLanguage } from "../support/language";
import { add, LIST, lines, openWith, panel, parts } from "../support/list";
import { answerWith, received, resetProvider } from "../support/provider";
import { notice, openAndSend, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.describe("request list", { tag: "@firefox" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));
  test("machines of several pages and languages arrive in one request, and can be asked for again", async ({
    page,
  }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    await expect(
      page.getByRole("button", { name: "Añadir una unidad: Vallas metálicas" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" })).toHaveValue(
      "2",
    );
    await open(page, "/en/buscar?q=rammer");
    await page.getByRole("button", { name: "Add to your list: Rammer" }).click();
    await expect(page.getByRole("button", { name: "One more: Rammer" })).toBeFocused();
    await open(page, "/herramientas");
    await add(page, "Paleta de albañil").click();
    await expect(
      page.getByRole("button", { name: "Añadir una unidad: Paleta de albañil" }),
    ).toBeFocused();
    await page.reload();
    await hydrated(page);
    await page
      .getByRole("link", { name: /En tu lista: 3/ })
      .first()
      .click();
    await expect(lines(page)).toHaveCount(3);

    await fill(page, { "Máquina que quieres alquilar": "", "Información adicional": "Sin prisa" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const sent = await parts(page);
    expect(sent.user_machinery).toBe(
      "3 máquinas, 1 artículo: Vallas metálicas, Pisón, Paleta de albañil",
    );
    expect(sent.user_comments).toMatch(
      /^Sin prisa\n---\n2 × Vallas metálicas\n1 × Pisón\n1 × Paleta de albañil · compra\nReferencia: [3-9A-Z]{4}$/,
    );
    expect([sent.user_rentalDays, sent.user_rentalDate]).toEqual(["3", START]);
    expect(Object.keys(sent)).toHaveLength(12);

    await expectEmpty(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /En tu lista/ })).toHaveCount(0);
    const before = page.getByRole("region", { name: "Solicitudes enviadas" });
    await expect(before).toContainText("Vallas metálicas, Pisón, Paleta de albañil");
    await expect(before).toContainText(sent.user_comments?.slice(-4) ?? "");
    await before.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(lines(page)).toHaveCount(3);
    await before.getByRole("button", { name: "Borrar de este dispositivo" }).click();
    await expect(before).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("sentRequests"))).toBeNull();
  });
  test("a quantity past the limit is not cut to another one", async ({ page }) => {
    await openWith(page, "1;rammer,2");
    const quantity = page.getByRole("textbox", { name: "Cantidad: Pisón" });
    await quantity.selectText();
    await quantity.pressSequentially("150", { delay: 50 });
    await expect(quantity).toHaveValue("2");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requestList") ?? ""))
      .toMatch(/ 1;rammer,2$/);
  });
  test("what is said of a change is said in the language that is chosen afterwards", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await chooseLanguage(page, "English");
    const said = page.getByText("Removed from your list: Rammer.");
    await expect(said).toBeVisible();
    await chooseLanguage(page, "Español");
    await expect(page.getByText("Has quitado «Pisón» de la lista.")).toBeVisible();
  });
  test("quantities, days and dates of a line are its own, and a line that was removed comes back", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await expect(lines(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).click();
    const rammer = lines(page).filter({ hasText: "Pisón" });
    await rammer.getByText("Poner otros días u otra fecha").click();
    await rammer.getByLabel("Días", { exact: true }).fill("4");
    await page.getByRole("button", { name: "Quitar: Paleta de albañil" }).click();
    await expect(panel(page).getByRole("status").first()).toHaveText(
      "Has quitado «Paleta de albañil» de la lista.",
    );
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(3);

    await fill(page, { "Máquina que quieres alquilar": "Un pico", "Información adicional": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const { user_comments } = await parts(page);
    expect(user_comments).toBe(
      [
        "---",
        "Además: Un pico",
        `1 × Vallas metálicas · 10 días · desde ${START}`,
        "1 × Pisón · 4 días",
        "3 × Paleta de albañil · compra",
        "Referencia: K4MX",
      ].join("\n"),
    );
  });
  test("removing every line leaves an empty list, and the form asks for a machine again", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1");
    await expect(field(page, "Máquina que quieres alquilar")).not.toHaveAttribute("required");
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(panel(page)).toContainText("Tu lista está vacía.");
    await expect(field(page, "Máquina que quieres alquilar")).toHaveAttribute("required");
    await send(page).click();
    await expect(
      page
        .getByText(
          "Escribe qué máquina quieres alquilar o, si no sabes cuál, qué trabajo tienes que hacer.",
        )
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(
      page.getByText(
        "Escribe qué máquina quieres alquilar o, si no sabes cuál, qué trabajo tienes que hacer.",
      ),
    ).toHaveCount(0);
  });
  test("both of two tabs show the same list", async ({ page, context }) => {
    await openWith(page, "1;rammer,1");
    const second = await context.newPage();
    await open(second, "/maquinaria/alquiler-vallas");
    await add(second, "Vallas metálicas").click();
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(second.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
  });
  test("a change of language keeps the list, and what failed carries it in that language", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/Error al enviar/, /status of 412/);
    await openWith(page, "1;rammer,2");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await answerWith(page, { status: 412, body: "no" });
    await send(page).click();
    const whatsapp = () => notice(page).getByRole("link").first().getAttribute("href");
    await expect.poll(whatsapp).toContain(encodeURIComponent("2 × Pisón\nReferencia: K4MX"));
    await expect(lines(page)).toHaveCount(1);
    await chooseLanguage(page, "English");
    await expect(page.getByRole("region", { name: "Your list" })).toContainText("Rammer");
    await expect.poll(whatsapp).toContain(encodeURIComponent("2 × Rammer\nReference: K4MX"));
  });
  test("days and dates that a line cannot have are told, and not sent as something else", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1,5");
    await fill(page, { "Máquina que quieres alquilar": "" });
    const days = panel(page).getByLabel("Días", { exact: true });
    const date = panel(page).getByLabel("Desde", { exact: true });
    for (const text of ["500", "0", "-3"]) {
      await retype(days, text);
      await expect(panel(page)).toContainText("Escribe de 1 a 365 días");
      await send(page).click();
      await expect(days).toBeFocused();
    }
    // Behind a closed disclosure it would refuse to be sent without a reason that can be seen.
    await panel(page).getByText("Poner otros días u otra fecha").click();
    await expect(days).toBeHidden();
    await expect(panel(page).getByText("Escribe de 1 a 365 días")).toBeVisible();
    await send(page).click();
    await expect(days).toBeFocused();
    await days.fill("");
    await expect(days).toBeFocused();
    await expect(panel(page).getByText("Escribe de 1 a 365 días")).toHaveCount(0);
    await days.pressSequentially("7");
    await date.fill("2020-01-01");
    await expect(panel(page)).toContainText("Elige una fecha a partir de hoy");
    await send(page).click();
    expect(await received(page)).toHaveLength(0);
    await date.fill("");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain("1 × Pisón · 7 días\n");
  });

  test("a date of more than two years from now, or of five digits, is told and not sent", async ({
    page,
  }) => {
    await openWith(page, `1;rammer,1,,${new Date().getFullYear() + 1}-01-01`);
    await fill(page, { "Máquina que quieres alquilar": "" });
    const date = panel(page).getByLabel("Desde", { exact: true });
    for (const text of ["20261-12-01", `${new Date().getFullYear() + 3}-01-01`]) {
      await date.evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, text);
      await expect(panel(page)).toContainText("Elige una fecha a partir de hoy");
      await send(page).click();
      await expect(date).toBeFocused();
    }
    expect(await received(page)).toHaveLength(0);
  });

  test("what a newer build in another tab has on the list stays on it, as it was not asked for", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(() => {
      const text = localStorage.getItem("requestList") ?? "";
      localStorage.setItem("requestList", `${text};machine-of-tomorrow,1`);
    });
    await expect(panel(page)).toContainText("catálogo");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).not.toContain("tomorrow");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requestList") ?? ""))
      .toMatch(/ 1;machine-of-tomorrow,1$/);
  });

  test("a date that is put right in another tab is right in this one", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;rammer,1,,2020-01-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await expect(panel(page)).toContainText("Elige una fecha a partir de hoy");
    const second = await context.newPage();
    await open(second, "/contacto");
    await panel(second).getByLabel("Desde", { exact: true }).fill(START);
    const stored = () => second.evaluate(() => localStorage.getItem("requestList") ?? "");
    await expect.poll(stored).toContain(START);
    await second.close();
    await expect(panel(page)).not.toContainText("Elige una fecha a partir de hoy");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain(`1 × Pisón · desde ${START}`);
  });
  test("undo takes back a removal, and nothing that came after it", async ({ page }) => {
    await openWith(page, LIST);
    const undo = page.getByRole("button", { name: "Deshacer" });
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(undo).toBeVisible();
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).click();
    await expect(undo).toHaveCount(0);
    await page.getByRole("button", { name: "Quitar: Paleta de albañil" }).click();
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(undo).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
  });
  test("undo does not come back once something came after the removal", async ({ page }) => {
    await openWith(page, LIST);
    const undo = page.getByRole("button", { name: "Deshacer" });
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(undo).toBeFocused();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await retype(quantity, "25");
    await page.keyboard.press("Backspace");
    await expect(quantity).toBeFocused();
    await page.keyboard.type("7");
    await expect(quantity).toHaveValue("27");
    await expect(undo).toHaveCount(0);
  });
  test("what is asked for again is where the focus goes, also without a list", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
  });
  test("days that another tab changes are shown, though the caret is in their field", async ({
    page,
    context,
  }) => {
    await openWith(page, LIST);
    const days = (tab: typeof page) => panel(tab).getByLabel("Días", { exact: true }).first();
    await retype(days(page), "5");
    await expect
      .poll(() => page.evaluate(() => localStorage.requestList))
      .toContain("metal-fence,2,5");
    const second = await context.newPage();
    await open(second, "/contacto");
    await retype(days(second), "12");
    await expect(days(page)).toHaveValue("12");
    await second.close();
  });
  test("a request that failed asks by other ways for the list and in the language of now, and stays in doubt", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_EMPTY_RESPONSE|CORS request did not succeed|^Error/);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await answerWith(page, { delay: 3000, hangup: true, times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await page.getByRole("button", { name: "Añadir una unidad: Pisón" }).click();
    await chooseLanguage(page, "English");
    const failed = page.getByRole("group").filter({ hasText: "may or may not have arrived" });
    await expect(failed).toBeVisible();
    const whatsapp = failed.getByRole("link", { name: /WhatsApp/ });
    await expect(whatsapp).toHaveAttribute("href", /2%20%C3%97%20Rammer/);
    await page.reload();
    await hydrated(page);
    await expect(failed).toBeVisible();
  });
  test("a date too far ahead, in a list that was shared, is told and not sent", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1,,2999-12-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(panel(page)).toContainText("dentro de los próximos dos años");
    await expect(panel(page).getByLabel("Desde", { exact: true })).toBeFocused();
    expect(await received(page)).toHaveLength(0);
  });
  test("a removal right after another change can be undone, and both count", async ({ page }) => {
    await openWith(page, LIST);
    await expect(lines(page)).toHaveCount(3);
    await panel(page).evaluate((list) => {
      for (const name of ["Añadir una unidad: Pisón", "Quitar: Vallas metálicas"]) {
        list.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      }
    });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(page.getByRole("textbox", { name: "Cantidad: Pisón" })).toHaveValue("2");
  });
  test("a quantity can be typed, and what is none is not kept", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    const quantity = panel(page).getByRole("textbox", { name: "Cantidad: Pisón" });
    await retype(quantity, "40");
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    for (const text of ["0", "", "x", "-1"]) {
      await retype(quantity, text);
      await page.keyboard.press("Tab");
      await expect(quantity).toHaveValue("40");
    }
  });
  test("the focus goes to the way back when a line is removed, and to the list when it is back", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Quitar: Pisón" }).press("Enter");
    const undo = page.getByRole("button", { name: "Deshacer" });
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
  });
  test("the other channels stay where they are when sent requests appear", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/contacto");
    const channels = page.locator(".channels");
    const before = await channels.evaluate((box) => box.getBoundingClientRect().left);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole("region", { name: "Solicitudes enviadas" })).toBeVisible();
    expect(await channels.evaluate((box) => box.getBoundingClientRect().left)).toBe(before);
  });

  test("a request without a list is sent as it was typed, and can be asked for again", async ({
    page,
  }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    const { user_comments, user_machinery } = await parts(page);
    expect(user_comments).not.toContain("---");
    expect(user_machinery).toBe("Dumper de 2.000 kg con cazo");
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(field(page, "Máquina que quieres alquilar")).toHaveValue(
      "Dumper de 2.000 kg con cazo",
    );
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing offers a list, and one machine is asked for by its link", async ({ page }) => {
    await page.goto("/maquinaria/alquiler-vallas");
    await expect(page.getByRole("button", { name: /Añadir a la lista/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Pedir presupuesto: / }).first()).toBeVisible();
  });
});
