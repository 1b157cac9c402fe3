/** Changes of the request list on its own page and in another tab: quantities, removals, undo. */
import { holdBack, saveData } from "../support/fault-injection";
import { fill, retype } from "../support/form";
import { chooseLanguage } from "../support/language";
import { add, LIST, lines, openWith, panel, parts } from "../support/list";
import { menuLink } from "../support/page";
import { received, resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { expect, open, test } from "../support/site";

test.describe("changes of the request list", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("a quantity can be typed, and what is none is told and not sent", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    const quantity = panel(page).getByRole("textbox", { name: "Cantidad: Pisón" });
    await retype(quantity, "40");
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    await fill(page, { "Máquina que quieres alquilar": "" });
    const error = panel(page).getByRole("alert");
    for (const text of ["0", "x", "-1", "1.5", "1.00", "100"]) {
      await retype(quantity, text);
      await expect(error).toHaveText("Escribe una cantidad de 1 a 99.");
      await send(page).click();
      await expect(quantity).toBeFocused();
      await expect(quantity).toHaveValue(text);
      await expect(quantity).toHaveAttribute("aria-invalid", "true");
    }
    await retype(quantity, "");
    await send(page).click();
    await expect(quantity).toBeFocused();
    await expect(error).toBeVisible();
    expect(await received(page)).toHaveLength(0);
    await retype(quantity, "40");
    await expect(error).toHaveCount(0);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain("40 × Pisón");
  });

  test("a quantity past the limit is not cut to another one", async ({ page }) => {
    await openWith(page, "1;rammer,2");
    const quantity = page.getByRole("textbox", { name: "Cantidad: Pisón" });
    await quantity.selectText();
    await quantity.pressSequentially("150", { delay: 50 });
    await expect(quantity).toHaveValue("150");
    await expect(panel(page).getByRole("alert")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requestList") ?? ""))
      .toMatch(/ 1;rammer,2$/);
    await page.getByRole("button", { name: "Añadir una unidad: Pisón" }).click();
    await expect(quantity).toHaveValue("3");
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  });

  test("a quantity with spaces around it, as it is pasted, is one", async ({ page }) => {
    await openWith(page, "1;rammer,2");
    await retype(page.getByRole("textbox", { name: "Cantidad: Pisón" }), " 7 ");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requestList") ?? ""))
      .toMatch(/ 1;rammer,7$/);
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  });

  test("a quantity on a card that is none is not sent before the list is there", async ({
    page,
  }) => {
    await saveData(page); // an idle browser would load what shows the list
    await openWith(page, "1;metal-fence,1", "/maquinaria/alquiler-vallas");
    await retype(page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" }), "100");
    const release = await holdBack(page, /\/assets\/ListPanel-.*\.js$/);
    await page
      .getByRole("link", { name: /En tu lista: 1/ })
      .first()
      .click();
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(panel(page).getByLabel("Cantidad: Vallas metálicas")).toBeFocused();
    await expect(panel(page).getByRole("alert")).toHaveText("Escribe una cantidad de 1 a 99.");
    expect(await received(page)).toHaveLength(0);
  });

  test("a line that another tab has removed begins anew, whatever was typed before", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;metal-fence,1", "/maquinaria/alquiler-vallas");
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await retype(quantity, "0");
    await menuLink(page, "Preguntas").click();
    await expect(page).toHaveURL("/faq");
    const other = await context.newPage();
    await open(other, "/contacto");
    await other.getByRole("button", { name: "Quitar: Vallas metálicas" }).click();
    await expect(page.getByRole("link", { name: /En tu lista/ })).toHaveCount(0);
    await page.goBack();
    await add(page, "Vallas metálicas").click();
    await expect(quantity).toHaveValue("1");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("a quantity past the limit goes along to the next page, and is not sent as the one before", async ({
    page,
  }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await retype(quantity, "150");
    await menuLink(page, "Pedir presupuesto").click();
    await expect(quantity).toHaveValue("150");
    await expect(panel(page).getByRole("alert")).toHaveText("Escribe una cantidad de 1 a 99.");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(quantity).toBeFocused();
    await page.goBack();
    await expect(quantity).toHaveValue("150");
    await page.goForward();
    await page.getByRole("button", { name: "Quitar: Vallas metálicas" }).click();
    await page.goBack();
    await add(page, "Vallas metálicas").click();
    await expect(quantity).toHaveValue("1");
    expect(await received(page)).toHaveLength(0);
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

  test("a second press of the key that removes a line does not bring it back, which the next button does", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Quitar: Pisón" }).press("Enter");
    const title = page.getByRole("heading", { name: "Tu lista" });
    await expect(title).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(lines(page)).toHaveCount(2);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(lines(page)).toHaveCount(3);
    await expect(title).toBeFocused();
  });

  test("a double click that removes a line meets nothing else", async ({ page }) => {
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Quitar una unidad: Pisón" }).dblclick();
    await expect(lines(page)).toHaveCount(2);
    await expect(page.getByRole("textbox", { name: "Cantidad: Paleta de albañil" })).toHaveValue(
      "3",
    );
    await page.getByRole("button", { name: "Quitar: Paleta de albañil" }).dblclick();
    await expect(lines(page)).toHaveCount(1);
    await expect(panel(page).locator("details[open]")).toHaveCount(1); // as before, with the days of the first line
    await page.getByRole("button", { name: "Quitar: Vallas metálicas" }).dblclick();
    await expect(panel(page)).toContainText("Tu lista está vacía.");
    await expect(page).toHaveURL("/contacto");
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).dblclick();
    await expect(lines(page)).toHaveCount(0);
  });

  test("the lines stay where they are when the way back of an earlier change goes", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    // Of the first line below the heading, as the page may scroll.
    const top = () =>
      panel(page).evaluate((list) => {
        const [title, line] = ["h2", "li"].map((name) => list.querySelector(name));
        return (
          Number(line?.getBoundingClientRect().top) - Number(title?.getBoundingClientRect().top)
        );
      });
    await expect(page.getByRole("button", { name: "Deshacer" })).toBeVisible();
    const before = await top();
    await page.getByRole("button", { name: "Añadir una unidad: Vallas metálicas" }).click();
    await expect(page.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
    expect(await top()).toBeCloseTo(before);
  });

  test("a key that is held down adds one", async ({ page }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").focus();
    await page.keyboard.down("Enter");
    await expect(
      page.getByRole("button", { name: "Añadir una unidad: Vallas metálicas" }),
    ).toBeFocused();
    for (let repeats = 0; repeats < 5; repeats += 1) {
      await page.keyboard.down("Enter");
    }
    await page.keyboard.up("Enter");
    await expect(page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" })).toHaveValue(
      "1",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" })).toHaveValue(
      "2",
    );
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

  test("undo takes back a removal, and nothing that came after it", async ({ page }) => {
    await openWith(page, LIST);
    const undo = page.getByRole("button", { name: "Deshacer" });
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await expect(undo).toBeVisible();
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).click();
    await expect(undo).toHaveCount(0);
    await expect(panel(page).getByText("Has quitado «Pisón» de la lista.")).toBeVisible();
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
    await expect(undo).toBeVisible();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await retype(quantity, "25");
    await page.keyboard.press("Backspace");
    await expect(quantity).toBeFocused();
    await page.keyboard.type("7");
    await expect(quantity).toHaveValue("27");
    await expect(undo).toHaveCount(0);
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

  test("an emptied list is shown in the language that is chosen afterwards, and comes back in it", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1");
    await page.getByRole("button", { name: "Quitar: Pisón" }).click();
    await chooseLanguage(page, "English");
    await expect(page.getByRole("heading", { name: "Your list" })).toBeVisible();
    await expect(page.getByText("Your list is empty.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Remove: Rammer" })).toBeVisible();
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
});
