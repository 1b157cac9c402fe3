/** What was typed in lines of the list and could not be taken, once its page was left or loaded again. */
import type { Page } from "@playwright/test";
import { field, fill, retype, START } from "../support/form";
import { LIST, lines, openWith, panel, parts, storedLines } from "../support/list";
import { menuLink } from "../support/page";
import { received, resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

const quantity = (page: Page) => panel(page).getByLabel("Cantidad: Vallas metálicas");
const days = (page: Page) => panel(page).getByLabel("Días", { exact: true });
const date = (page: Page) => panel(page).getByLabel("Desde", { exact: true });
const errors = (page: Page) => panel(page).locator(".field-error");

const PAST = "2020-01-01";
const ERRORS = [
  "Escribe una cantidad de 1 a 99.",
  "Escribe de 1 a 365 días",
  "Elige una fecha entre hoy y dentro de dos años",
];

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  "a reload": async (page) => {
    await page.reload();
    await hydrated(page);
  },
  "another page": async (page) => {
    await menuLink(page, "Preguntas").click();
    await expect(page).toHaveURL("/faq");
    await page.goBack();
  },
};

test.describe("a line that is not right yet", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  for (const [way, go] of Object.entries(WAYS)) {
    test(`is as it was typed after ${way}, and is not sent as it was before`, async ({ page }) => {
      await openWith(page, `1;metal-fence,2,10,${START}`);
      await fill(page, { "Máquina que quieres alquilar": "" });
      await retype(quantity(page), "3 ud");
      await retype(days(page), "400");
      await date(page).fill(PAST);
      await go(page);
      await expect(quantity(page)).toHaveValue("3 ud");
      await expect(days(page)).toHaveValue("400");
      await expect(date(page)).toHaveValue(PAST);
      await expect(errors(page)).toContainText(ERRORS);
      expect(await storedLines(page)).toBe(`1;metal-fence,2,10,${START}`);

      await send(page).click();
      await expect(quantity(page)).toBeFocused();
      await retype(quantity(page), "3");
      await send(page).click();
      await expect(days(page)).toBeFocused();
      await retype(days(page), "40");
      await send(page).click();
      await expect(date(page)).toBeFocused();
      expect(await received(page)).toEqual([]);
      await date(page).fill(START);
      await go(page);
      await expect(lines(page)).toHaveCount(1);
      await expect(errors(page)).toHaveCount(0);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      expect((await parts(page)).user_comments).toContain(
        `3 × Vallas metálicas · 40 días · desde ${START}`,
      );
    });
  }

  test("keeps nothing once another tab has removed it, and holds up no request", async ({
    page,
    context,
  }) => {
    await openWith(page, LIST);
    await fill(page, { "Información adicional": "" });
    await retype(quantity(page), "0");
    const other = await context.newPage();
    await open(other, "/contacto");
    await page.goto("about:blank");
    await other.getByRole("button", { name: "Quitar: Vallas metálicas" }).click();
    await expect(lines(other)).toHaveCount(2);
    await open(page, "/contacto");
    await expect(lines(page)).toHaveCount(2);
    await expect(field(page, "Nombre o empresa")).not.toHaveValue("");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).not.toContain("Vallas");
  });

  test("comes back as it was typed when its removal is undone", async ({ page }) => {
    await openWith(page, "1;metal-fence,2,10;rammer,1");
    await retype(quantity(page), "100");
    await retype(days(page).first(), "400");
    await page.getByRole("button", { name: "Quitar: Vallas metálicas" }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(quantity(page)).toHaveValue("100");
    await expect(days(page).first()).toHaveValue("400");
    await expect(errors(page)).toHaveCount(2);
    await retype(quantity(page), "3");
    await retype(days(page).first(), "12");
    await expect(errors(page)).toHaveCount(0);
    await expect.poll(() => storedLines(page)).toBe("1;metal-fence,3,12;rammer,1");
  });

  test("tells each error right below its field, on a phone as on a wide window", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openWith(page, "1;metal-fence,2,10");
    await retype(quantity(page), "100");
    await retype(days(page), "400");
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await Promise.all(
        [quantity(page), errors(page).first(), days(page), errors(page).last()].map(
          async (part) => (await part.boundingBox())?.y ?? 0,
        ),
      );
      expect(tops, `${width}`).toEqual(tops.toSorted((one, other) => one - other));
    }
  });

  test("is as another tab has put it right", { tag: "@firefox" }, async ({ page, context }) => {
    await openWith(page, "1;metal-fence,2,10");
    await retype(days(page), "400");
    const other = await context.newPage();
    await open(other, "/contacto");
    await retype(days(other), "12");
    await page.bringToFront();
    await expect(days(page)).toHaveValue("12");
    await page.reload();
    await hydrated(page);
    await expect(days(page)).toHaveValue("12");
    await expect(errors(page)).toHaveCount(0);
  });

  test("is taken once the day has come from which on its date can be asked for", async ({
    page,
  }) => {
    const year = new Date().getFullYear();
    await page.clock.setFixedTime(new Date(`${year}-11-20T23:59:50+01:00`));
    await openWith(page, "1;metal-fence,2,10");
    const far = `${year + 2}-11-21`;
    await expect(date(page)).toHaveAttribute("max", `${year + 2}-11-20`);
    await date(page).fill(far);
    await expect(errors(page)).toContainText([ERRORS[2] ?? ""]);
    expect(await storedLines(page)).toBe("1;metal-fence,2,10");
    await page.clock.setFixedTime(new Date(`${year}-11-21T00:00:10+01:00`));
    await page.getByRole("heading", { name: "Tu lista" }).click();
    await expect(errors(page)).toHaveCount(0);
    await expect.poll(() => storedLines(page)).toBe(`1;metal-fence,2,10,${far}`);
  });

  test("a date of a line that is typed in part stays, whatever is pressed next, and holds up sending until it is finished or emptied", {
    tag: "@firefox",
  }, async ({ page }) => {
    await openWith(page, "1;rammer,1;roller-650,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    const first = lines(page).first();
    const date = first.getByLabel("Desde", { exact: true });
    await first.getByText("Cambiar días o fecha").click();
    await date.click();
    await page.keyboard.type("1212");
    // A message that came before the press has ended would move the button away from under the pointer.
    const more = lines(page)
      .last()
      .getByRole("button", { name: /^Añadir/ });
    await more.hover();
    const before = await more.boundingBox();
    await page.mouse.down();
    expect(await more.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(lines(page).last().getByRole("textbox")).toHaveValue("2");
    for (const _ of [1, 2]) {
      await send(page).click();
      await expect(date).toBeFocused();
      await expect(first).toContainText("Elige una fecha entre hoy y dentro de dos años");
    }
    await first.getByLabel("Días", { exact: true }).fill("3");
    await expect(first).toContainText("Elige una fecha entre hoy y dentro de dos años");
    await send(page).click();
    await expect(date).toBeFocused();
    expect(await received(page)).toEqual([]);
    for (const _ of ["day", "month", "year"]) {
      await date.press("Backspace");
      await date.press("ArrowRight");
    }
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain("3 días");
  });
});
