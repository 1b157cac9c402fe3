/** A line's own days and date. */
import { field, fill, retype, START } from "../support/form";
import { LIST, lines, openWith, panel, parts, storedLines } from "../support/list";
import { received, resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.describe("terms of a line", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("quantities, days and dates of a line are its own, and a line that was removed comes back", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await expect(lines(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).click();
    const rammer = lines(page).filter({ hasText: "Pisón" });
    await rammer.getByText("Cambiar días o fecha").click();
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

  test("days and dates that a line cannot have are told, and not sent as something else", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1,5");
    await fill(page, { "Máquina que quieres alquilar": "" });
    const days = panel(page).getByLabel("Días", { exact: true });
    const date = panel(page).getByLabel("Desde", { exact: true });
    for (const text of ["500", "0", "-3", "2,5"]) {
      await days.clear();
      await days.pressSequentially(text);
      await expect(panel(page)).toContainText("Escribe de 1 a 365 días");
      await send(page).click();
      await expect(days).toBeFocused();
    }
    // Behind a closed disclosure it would refuse to be sent without a reason that can be seen.
    await panel(page).getByText("Cambiar días o fecha").click();
    await expect(days).toBeHidden();
    await expect(panel(page).getByText("Escribe de 1 a 365 días")).toBeVisible();
    await send(page).click();
    await expect(days).toBeFocused();
    await days.fill("");
    await expect(days).toBeFocused();
    await expect(panel(page).getByText("Escribe de 1 a 365 días")).toHaveCount(0);
    await days.pressSequentially("7");
    await date.fill("2020-01-01");
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    await retype(days, "0");
    await expect(panel(page)).toContainText("Escribe de 1 a 365 días");
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    await retype(days, "7");
    await send(page).click();
    expect(await received(page)).toHaveLength(0);
    await date.fill("");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain("1 × Pisón · 7 días\n");
  });

  test("a date of a line that is typed in part is told once it is left, and not sent", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    const date = panel(page).getByLabel("Desde", { exact: true });
    await panel(page).getByText("Cambiar días o fecha").click();
    await date.click();
    await page.keyboard.type("1212");
    await send(page).click();
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    await expect(date).toBeFocused();
    expect(await received(page)).toEqual([]);
    await date.fill(START);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain(`desde ${START}`);
  });

  test("of days and date, what is right is taken, though the other one is not", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1;roller-650,1");
    await expect(lines(page)).toHaveCount(2);
    const days = () => panel(page).getByLabel("Días", { exact: true });
    const date = () => panel(page).getByLabel("Desde", { exact: true });
    for (const summary of await panel(page).getByText("Cambiar días o fecha").all()) {
      await summary.click();
    }
    await retype(days().first(), "500");
    await date().first().fill(START);
    await date().nth(1).fill("2020-01-01");
    await retype(days().nth(1), "4");
    await expect(panel(page)).toContainText("Escribe de 1 a 365 días");
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    expect(await storedLines(page)).toBe(`1;rammer,1,,${START};roller-650,1,4`);
  });

  test("digits that were taken before a number that cannot be are not kept", async ({ page }) => {
    await openWith(page, `1;rammer,2,5,${START}`);
    const days = panel(page).getByLabel("Días", { exact: true });
    for (const text of ["400", "2.5"]) {
      await retype(days, "");
      await days.pressSequentially(text);
      await expect(panel(page)).toContainText("Escribe de 1 a 365 días");
      expect(await storedLines(page)).toBe(`1;rammer,2,5,${START}`);
    }
  });

  test("a date that is typed over midnight is what was typed, of a line and of the form", async ({
    page,
  }) => {
    const year = new Date().getFullYear();
    await page.clock.setFixedTime(new Date(`${year}-11-20T23:59:50+01:00`));
    await openWith(page, "1;rammer,1,5");
    const controls = [
      panel(page).getByLabel("Desde", { exact: true }),
      field(page, "Fecha de alquiler"),
    ];
    for (const [index, date] of controls.entries()) {
      const day = 21 + index;
      await date.focus();
      await page.keyboard.type(`1212${String(year + 1).slice(0, 1)}`);
      await page.clock.setFixedTime(new Date(`${year}-11-${day}T00:00:10+01:00`));
      for (const digit of String(year + 1).slice(1)) {
        await page.keyboard.type(digit);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await expect(date).toHaveValue(`${year + 1}-12-12`);
      await page.getByRole("heading", { name: "Tu lista" }).click();
      await expect(date).toHaveAttribute("min", `${year}-11-${day}`);
    }
  });

  test("a clock that is wrong refuses no date of a line", async ({ page }) => {
    await page.clock.setSystemTime(new Date("2019-05-01T10:00:00"));
    await openWith(page, "1;rammer,1,5");
    const date = panel(page).getByLabel("Desde", { exact: true });
    await date.fill(START);
    await expect(date).not.toHaveAttribute("aria-invalid");
    await expect(panel(page).getByText("Elige una fecha")).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(date).toHaveValue(START);
  });

  test("a list with a wrong value is neither shared nor printed before it is put right", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: () => document.body.setAttribute("data-shared", ""),
      });
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await openWith(page, "1;rammer,2,5");
    const days = panel(page).getByLabel("Días", { exact: true });
    const share = panel(page).getByRole("button", { name: "Compartir la lista" });
    const print = panel(page).getByRole("button", { name: "Imprimir la lista" });
    for (const button of [share, print]) {
      await retype(days, "0");
      await button.click();
      await expect(days).toBeFocused();
    }
    await expect(page.locator("body:is([data-shared], [data-printed])")).toHaveCount(0);
    await retype(days, "3");
    await share.click();
    await print.click();
    await expect(page.locator("body[data-shared][data-printed]")).toHaveCount(1);
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
      await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
      await send(page).click();
      await expect(date).toBeFocused();
    }
    expect(await received(page)).toHaveLength(0);
  });

  test("a date too far ahead, in a list that was shared, is told and not sent", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,1,,2999-12-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    await expect(panel(page).getByLabel("Desde", { exact: true })).toBeFocused();
    expect(await received(page)).toHaveLength(0);
  });

  test("a date that passes while the page is looked at is told by the press that would send it", async ({
    page,
  }) => {
    const day = (time: number) =>
      new Date(time).toLocaleDateString("sv", { timeZone: "Europe/Madrid" });
    await openWith(page, `1;rammer,1,,${day(Date.now())}`);
    await fill(page, { "Máquina que quieres alquilar": "" });
    await expect(lines(page)).toHaveCount(1);
    await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
    await send(page).click();
    await expect(panel(page).getByLabel("Desde", { exact: true })).toBeFocused();
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    expect(await received(page)).toHaveLength(0);
  });

  test("a date that is put right in another tab is right in this one", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;rammer,1,,2020-01-01");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await expect(panel(page)).toContainText("Elige una fecha entre hoy y dentro de dos años");
    const second = await context.newPage();
    await open(second, "/contacto");
    await panel(second).getByLabel("Desde", { exact: true }).fill(START);
    const stored = () => second.evaluate(() => localStorage.getItem("requestList") ?? "");
    await expect.poll(stored).toContain(START);
    await second.close();
    await expect(panel(page)).not.toContainText("Elige una fecha entre hoy y dentro de dos años");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain(`1 × Pisón · desde ${START}`);
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
});
