/** An e-mail address or a phone number that looks mistyped is asked about once, never refused. */
import type { Page } from "@playwright/test";
import { field, form, retype } from "../support/form";
import { chooseLanguage } from "../support/language";
import { received, resetProvider } from "../support/provider";
import { openAndSend, send, success, summary } from "../support/quote";
import { expect, test } from "../support/site";

test.describe("questions", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const LABEL = "Correo electrónico";
  const TYPO =
    /^Revisa el correo electrónico: puede que tenga una errata\. Si está bien así, vuelve/;
  const NO_ENDING = /^Revisa el correo electrónico: ¿falta \.com o \.es al final\?/;

  /** By its role, as the name of the question beside it contains the label as well. */
  const email = (page: Page) => form(page).getByRole("textbox", { name: LABEL });

  const phone = (page: Page) => form(page).getByRole("textbox", { name: "Teléfono" });

  const question = (page: Page, name: RegExp) => page.getByRole("group", { name });

  async function sent(page: Page): Promise<string | undefined> {
    await expect(success(page)).toBeVisible();
    const [request, ...more] = await received(page);
    expect(more).toEqual([]);
    return new Map(request?.parts).get("user_email");
  }

  test("a typo is asked about: the question takes the focus and its button the proposal", async ({
    page,
  }) => {
    await openAndSend(page, { values: { [LABEL]: "juan@gmial.com" } });
    await expect(question(page, TYPO)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(/puede que tenga una errata/);
    await expect(email(page)).not.toHaveAttribute("aria-invalid");
    await expect(summary(page)).toHaveCount(0);
    expect(await received(page)).toEqual([]);
    await page.getByRole("button", { name: "Cambiarlo por juan@gmail.com" }).click();
    await expect(email(page)).toHaveValue("juan@gmail.com");
    await expect(email(page)).toBeFocused();
    await expect(question(page, TYPO)).toHaveCount(0);
    await send(page).click();
    expect(await sent(page)).toBe("juan@gmail.com");
  });

  test("who presses Send again sends it as it is", async ({ page }) => {
    await openAndSend(page, { values: { [LABEL]: "a@b", Teléfono: "" } });
    await expect(question(page, NO_ENDING)).toBeFocused();
    await expect(question(page, NO_ENDING).getByRole("button")).toHaveCount(0);
    await send(page).click();
    expect(await sent(page)).toBe("a@b");
  });

  test("a value is asked about once, another one anew", async ({ page }) => {
    await openAndSend(page, { values: { [LABEL]: "juan@gmail", "Nombre o empresa": "" } });
    // What has to be corrected comes first.
    await expect(summary(page)).toBeFocused();
    await expect(question(page, NO_ENDING)).toHaveCount(0);
    await field(page, "Nombre o empresa").fill("Juan");
    await send(page).click();
    await expect(question(page, NO_ENDING)).toBeFocused();
    await retype(email(page), "juan@hotmial.es");
    await expect(question(page, NO_ENDING)).toHaveCount(0);
    await expect(question(page, TYPO)).toHaveCount(0);
    await send(page).click();
    await expect(question(page, TYPO)).toBeFocused();
    await field(page, "Ciudad y población").fill("Ibi");
    await expect(question(page, TYPO)).toHaveCount(1);
    await send(page).click();
    expect(await sent(page)).toBe("juan@hotmial.es");
  });

  test("a phone number with a digit too few is asked about where nothing else was given", async ({
    page,
  }) => {
    const LENGTH = /^Revisa el teléfono: los de España tienen nueve cifras/;
    await openAndSend(page, { values: { [LABEL]: "", Teléfono: "600 11 22 3" } });
    await expect(question(page, LENGTH)).toBeFocused();
    expect(await received(page)).toEqual([]);
    await phone(page).fill("600 11 22 33 4");
    await expect(question(page, LENGTH)).toHaveCount(0);
    await send(page).click();
    await expect(question(page, LENGTH)).toBeFocused();
    await email(page).fill("juan@example.com");
    await expect(question(page, LENGTH)).toHaveCount(0);
    await send(page).click();
    expect(await sent(page)).toBe("juan@example.com");
  });

  test("a question follows a change of language", async ({ page }) => {
    await openAndSend(page, { values: { [LABEL]: "juan@gmail.con" } });
    await expect(question(page, TYPO)).toBeFocused();
    await chooseLanguage(page, "English");
    await expect(question(page, /^Check the e-mail address: it may be misspelt\./)).toBeVisible();
    await expect(
      form(page).getByRole("button", { name: "Change it to juan@gmail.com" }),
    ).toBeVisible();
  });
});
