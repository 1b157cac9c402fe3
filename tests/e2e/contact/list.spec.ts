/** The request list: collected on cards, shown above the form, sent with it, and kept. */
import { expectEmpty, field, fill, START } from "../support/form";
import { chooseLanguage } from "../support/language";
import { add, lines, openWith, panel, parts, storedLines } from "../support/list";
import { answerWith, releaseAnswers, resetProvider } from "../support/provider";
import { fillAndSend, notice, openAndSend, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.describe("request list", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("machines of several pages and languages arrive in one request, and can be asked for again", {
    tag: "@firefox",
  }, async ({ page }) => {
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
    await before.getByRole("button", { name: "Borrarlas todas de este dispositivo" }).click();
    await expect(before.getByRole("status")).toHaveText(
      "Ya no queda ninguna solicitud enviada en este dispositivo.",
    );
    await expect(before.getByRole("listitem")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("sentRequests"))).toBeNull();
  });

  test("what is asked for again at once is not called sent", async ({ page }) => {
    await openWith(page, "1;rammer,2");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(lines(page)).toHaveCount(1);
    await send(page).click();
    await expect(page.getByRole("group", { name: /que revisar$/ })).toBeFocused();
    await expect(success(page)).toHaveCount(0);
  });

  test("what was asked for beside a list is asked for again with it", async ({ page }) => {
    await openWith(page, "1;rammer,2");
    await fill(page, { "Máquina que quieres alquilar": "Grúa torre" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(field(page, "Máquina que quieres alquilar")).toHaveValue("Grúa torre");
  });

  test("days and date that were typed since stay when their machine is asked for again", async ({
    page,
  }) => {
    await openWith(page, `1;metal-fence,4,5,${START}`);
    await fillAndSend(page, { values: { "Máquina que quieres alquilar": "" } });
    await expect(panel(page)).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem("requestList", `${Date.now()} W7PD 1;metal-fence,1,9`),
    );
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect.poll(() => storedLines(page)).toBe("1;metal-fence,5,9");
  });

  test("a line that another tab removes leaves the focus on the list, and the last line on the page", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;metal-fence,2;rammer,1");
    const second = await context.newPage();
    await open(second, "/contacto");
    for (const [name, next] of [
      ["Vallas metálicas", "Tu lista"],
      ["Pisón", "Contacto y presupuesto"],
    ] as const) {
      await page.getByRole("textbox", { name: `Cantidad: ${name}` }).focus();
      await second.getByRole("button", { name: `Quitar: ${name}` }).click();
      await page.bringToFront();
      await expect(page.getByRole("heading", { name: next, exact: true })).toBeFocused();
    }
  });

  test("removing every line leaves an empty list, and the form asks for a machine again", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await expect(field(page, "Máquina que quieres alquilar")).not.toHaveAttribute("required");
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(panel(page)).toContainText("Tu lista está vacía.");
    await expect(field(page, "Máquina que quieres alquilar")).toHaveAttribute("required");
    await send(page).click();
    await expect(
      page
        .getByText(
          "Escribe qué máquina o artículo necesitas o, si no sabes cuál, qué trabajo tienes que hacer.",
        )
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(1);
    await expect(
      page.getByText(
        "Escribe qué máquina o artículo necesitas o, si no sabes cuál, qué trabajo tienes que hacer.",
      ),
    ).toHaveCount(0);
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

  test("a request that failed asks by other channels for the list and in the language of now, and stays unconfirmed", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/ERR_EMPTY_RESPONSE|CORS request did not succeed|^Error/);
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await answerWith(page, { held: true, hangup: true, times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await chooseLanguage(page, "English");
    await releaseAnswers(page);
    const failed = page.getByRole("group").filter({ hasText: "may or may not have arrived" });
    await expect(failed).toBeVisible();
    await page.getByRole("button", { name: "One more: Rammer" }).click();
    const whatsapp = failed.getByRole("link", { name: /WhatsApp/ });
    await expect(whatsapp).toHaveAttribute("href", /2%20%C3%97%20Rammer/);
    await page.reload();
    await hydrated(page);
    await expect(failed).toBeVisible();
  });

  test("a list whose last line comes back is the request that it was", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem("requestList"))).toContain(" K4MX ");
  });

  test("what is asked for again without a machine of the catalogue adds the others", async ({
    page,
  }) => {
    await openWith(page, "1;metal-fence,1");
    await page.evaluate(() => {
      const request = { at: Date.now(), machine: "2 máquinas", reference: "D4C3" };
      const list = "1;rammer,1;gone-machine,1";
      localStorage.setItem("sentRequests", JSON.stringify([{ ...request, list }]));
    });
    await page.reload();
    await hydrated(page);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect(lines(page)).toHaveCount(2);
    expect(await page.evaluate(() => localStorage.getItem("requestList"))).not.toContain("gone");
  });

  test("what is asked for again by a double click is added once", { tag: "@firefox" }, async ({
    page,
  }) => {
    await openWith(page, "1;rammer,2");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await open(page, "/buscar?q=pisón");
    await add(page, "Pisón").click();
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    await open(page, "/contacto");
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).dblclick();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Pisón" });
    await expect(quantity).toHaveValue("3");
    await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
    await expect(quantity).toHaveValue("3");
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

  test("a request without a list is sent as it was typed, and can be asked for again", async ({
    page,
  }) => {
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    const { user_comments, user_machinery } = await parts(page);
    expect(user_comments).not.toContain("---");
    expect(user_machinery).toBe("Dumper de 2.000 kg con cazo");
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    const machine = field(page, "Máquina que quieres alquilar");
    await expect(machine).toHaveValue("Dumper de 2.000 kg con cazo");
    await expect(machine).toBeFocused();
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
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing offers a list, and one machine is asked for by its link", async ({ page }) => {
    await page.goto("/maquinaria/alquiler-vallas");
    await expect(page.getByRole("button", { name: /Añadir a la lista/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Pedir presupuesto: / }).first()).toBeVisible();
  });
});
