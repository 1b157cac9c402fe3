/** Faults of the visitor's device, and traps of the core: nothing typed is lost, and the visitor can go on. */
import { GARBAGE, POLICY, STORAGE_KEYS } from "../../shared/faults.mjs";
import { trappable } from "../support/fault-injection";
import { expectValues, fill, START } from "../support/form";
import { chooseLanguage } from "../support/language";
import { heading, lookAgain, menuLink } from "../support/page";
import { received } from "../support/provider";
import { fillAndSend, openAndSend, openFilled, send, success } from "../support/quote";
import { expectErrorScreen, plainMail, products, test } from "../support/resilience";
import { expect, hydrated, open } from "../support/site";
import {
  blockStorage,
  expectStored,
  fillStorage,
  storedDraft,
  storeEverywhere,
} from "../support/storage";

test.describe("devices", { tag: "@firefox-on-demand" }, () => {
  test.use({ bannerVideo: "plays" });

  test("the cookie policy names what the site keeps, and these tests try all of it", async ({
    page,
  }) => {
    await open(page, "/politica-de-cookies");
    expect([...STORAGE_KEYS.localStorage, ...STORAGE_KEYS.sessionStorage].sort()).toEqual(
      POLICY.toSorted(),
    );
  });

  test("garbage under every name that the site stores harms nothing", async ({ page }) => {
    test.slow(); // ten values, three pages each
    await open(page, "/");
    for (const value of GARBAGE) {
      await storeEverywhere(page, value);
      await open(page, "/contacto");
      await menuLink(page, "Preguntas").click();
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await page.goBack();
      await expect(send(page)).toBeEnabled();
    }
    await fillAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  for (const state of ["blocked", "full"]) {
    test(`storage ${state}: the whole walk works`, async ({ page }) => {
      if (state === "blocked") {
        await blockStorage(page);
      } else {
        await fillStorage(page);
      }
      await open(page, "/");
      await page.getByRole("button", { name: "Pausar el vídeo de fondo" }).click();
      await chooseLanguage(page, "English");
      await chooseLanguage(page, "Español");
      await menuLink(page, "Tienda").click();
      await page.getByRole("main").getByRole("link", { name: "Herramientas" }).first().click();
      await expect(products(page).nth(7)).toBeVisible();
      await menuLink(page, "Pedir presupuesto").click();
      await fillAndSend(page);
      await expect(success(page)).toBeVisible();
    });
  }

  for (const year of [1970, 2100]) {
    test(`a clock of ${year}: a request is sent, confirmed, and the next one is not held back for ever`, async ({
      page,
    }) => {
      await page.clock.install({ time: new Date(`${year}-01-01T00:00:30Z`) });
      await open(page, "/contacto");
      for (const date of ["", year === 1970 ? "2031-02-28" : "2100-02-28"]) {
        await fillAndSend(page, { values: { "Fecha de alquiler": date } });
        await expect(success(page)).toBeVisible();
        await page.clock.runFor(11_000);
        await expect(success(page)).toBeHidden();
      }
      expect(await received(page)).toHaveLength(2);
    });
  }

  test("a clock that was ahead and is put right: the same request typed once more stays in the form", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(`${START}T10:00:00Z`));
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await page.clock.setFixedTime(new Date());
    await fill(page);
    await expectStored(page);
    await lookAgain(page);
    await page.reload();
    await hydrated(page);
    await expectValues(page);
  });

  test("two tabs: each sends what is typed in it, and a language chosen in one is the other’s from its next load", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await open(page, "/contacto");
    await open(other, "/contacto");
    await fill(page);
    await fill(other, { "Nombre o empresa": "Otra obra" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await expectValues(other, { "Nombre o empresa": "Otra obra" });
    await other.evaluate(() => localStorage.removeItem("quoteSentAt")); // ten seconds later
    await send(other).click();
    await expect(success(other)).toBeVisible();
    expect((await received(page)).map(({ parts }) => parts[0]?.[1])).toEqual([
      "Obras Levante, S. L.",
      "Otra obra",
    ]);
    await chooseLanguage(page, "English");
    await menuLink(other, "Preguntas").click();
    await expect(heading(other, "Preguntas frecuentes")).toBeVisible();
    await other.reload();
    await expect(heading(other, "Frequently asked questions")).toBeVisible();
    await other.close();
  });

  test("two tabs: a request sent or discarded in one leaves what was typed later in the other", async ({
    page,
    context,
  }) => {
    await open(page, "/contacto");
    await fill(page);
    await expectStored(page);
    const other = await context.newPage();
    await open(other, "/contacto");
    const name = other.getByLabel("Nombre o empresa");
    await name.fill("Otra obra");
    await expect.poll(() => storedDraft(other)).toContain("Otra obra");
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await other.reload();
    await expectValues(other, { "Nombre o empresa": "Otra obra" });
    await other.close();
  });

  test("a trap of the core: the error screen on the way, the plain page on the first visit, other channels in the form", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/RuntimeError: unreachable/);
    const { trap, repair } = await trappable(page);
    await openFilled(page);
    await expectStored(page);
    await trap();
    await send(page).click();
    await expect(
      page.getByRole("group", { name: "Pide presupuesto sin el formulario" }),
    ).toBeVisible();
    await expectValues(page);
    await menuLink(page, "Preguntas").click();
    await expectErrorScreen(page);
    await page.goto("/contacto");
    await expect(plainMail(page)).toBeVisible();
    await repair();
    await open(page, "/contacto");
    await expectValues(page);
  });
});
