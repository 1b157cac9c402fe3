/** Whichever file fails, and whenever the connection does: the visitor reads the page and knows how to go on. */
import type { Page, Request } from "@playwright/test";
import { ESSENTIAL, FAILURE_MODES, FILES, NON_ESSENTIAL } from "../../shared/faults.mjs";
import { tagOf } from "../support/combinations";
import { injectFault, saveData } from "../support/fault-injection";
import { form } from "../support/form";
import { pressLanguage } from "../support/language";
import { heading, menuLink } from "../support/page";
import { send } from "../support/quote";
import { expectErrorScreen, loading, plainMail, products, test } from "../support/resilience";
import { expect, hydrated, open } from "../support/site";

const FIRST_PAGES = ["/contacto", "/herramientas"];
const FAILURES = ESSENTIAL.flatMap((file) => FAILURE_MODES.map((way) => ({ file, way })));

/** The page is the static one, with the parts that stand in for those that need script. */
async function expectPlain(page: Page, address: string) {
  if (address === "/contacto") {
    await expect(plainMail(page)).toBeVisible();
  } else {
    await expect(products(page).nth(7)).toBeVisible();
    await expect(loading(page)).toBeHidden();
  }
}

async function expectWhole(page: Page, address: string) {
  await hydrated(page);
  if (address === "/contacto") {
    await expect(send(page)).toBeEnabled();
    await expect(plainMail(page)).toBeHidden();
  } else {
    await expect(products(page).nth(7)).toBeVisible();
  }
}

test.describe("files that fail", { tag: "@firefox-on-demand" }, () => {
  for (const address of FIRST_PAGES) {
    for (const failure of FAILURES) {
      const { file, way } = failure;

      test(`first visit, ${file}, ${way}: ${address} is the plain page`, {
        tag: tagOf([address, FIRST_PAGES], [failure, FAILURES]),
      }, async ({ page }) => {
        await page.clock.install();
        const come = await injectFault(page, file, way);
        await page.goto(address, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (way === "slow") {
          await page.clock.runFor(4000);
          await expectPlain(page, address);
          await come();
          await expectWhole(page, address);
        } else {
          await expectPlain(page, address);
          await expect(form(page)).toBeHidden();
          await expect(page.locator("html.hydrated")).toHaveCount(0);
          await menuLink(page, "Formación").click();
          await expect(heading(page, "Formación")).toBeVisible();
        }
      });
    }
  }

  for (const file of NON_ESSENTIAL) {
    test.describe(() => {
      test.use({ bannerVideo: file === "video" ? "plays" : "refused" });

      for (const way of FAILURE_MODES) {
        test(`${file}, ${way}: the page works`, {
          tag: tagOf([file, NON_ESSENTIAL], [way, FAILURE_MODES]),
        }, async ({ page }) => {
          await injectFault(page, file, way);
          const asked = page.waitForRequest(FILES[file]);
          await page.goto("/", { waitUntil: "commit" });
          await hydrated(page);
          await asked;
          await expect(page.locator(".banner video.shown")).toHaveCount(0);
          await menuLink(page, "Tienda").click();
          await expect(page).toHaveURL("/tienda");
          await expect(
            page.getByRole("main").getByRole("link", { name: "Herramientas" }).first(),
          ).toBeVisible();
        });
      }
    });
  }

  for (const way of FAILURE_MODES) {
    test(`shop document, ${way}: the loading text stays, and it can be tried again`, async ({
      page,
    }) => {
      await page.clock.install();
      const come = await injectFault(page, "shop document", way);
      await page.goto("/herramientas", { waitUntil: "commit" });
      await hydrated(page);
      await expect(loading(page)).toBeVisible();
      if (way === "slow") {
        await page.clock.runFor(20_000);
      }
      const retry = page.getByRole("button", { name: "Volver a intentarlo" });
      await expect(retry).toBeVisible();
      await expect(loading(page)).toBeVisible();
      await come();
      await retry.click();
      await expect(products(page).nth(7)).toBeVisible();
      await expect(loading(page)).toBeHidden();
    });

    test(`on the way, page part, ${way}: the page is loaded whole, and is there without its part`, async ({
      page,
    }) => {
      await page.clock.install();
      await saveData(page);
      await open(page, "/ventajas");
      const come = await injectFault(page, "page part", way);
      if (way === "slow") {
        await menuLink(page, "Preguntas").click();
        await page.clock.runFor(5000);
        await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
        await come();
        await hydrated(page);
        return;
      }
      await menuLink(page, "Preguntas").click();
      await expect(page).toHaveURL("/faq");
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await expect(page.locator("html")).not.toHaveClass(/script/);
      await come();
      await page.reload();
      await hydrated(page);
    });

    test(`on the way, texts, ${way}: the page stays, says so, and stores no choice until they have come`, async ({
      page,
    }) => {
      await open(page, "/faq");
      const come = await injectFault(page, "other texts", way);
      const reloaded = way === "slow" ? undefined : page.waitForEvent("load");
      await pressLanguage(page, "English");
      if (way === "slow") {
        await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
        await come();
        await expect(heading(page, "Frequently asked questions")).toBeVisible();
        return;
      }
      // The site reloads once, in case it was updated, and asks for the texts again.
      await reloaded;
      await hydrated(page);
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(
        /No se han podido cargar los textos en ese idioma/,
      );
      expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBeNull();
      await come();
      await pressLanguage(page, "English");
      await expect(heading(page, "Frequently asked questions")).toBeVisible();
    });
  }

  test("texts that never come end with a reload, not with an endless wait", async ({ page }) => {
    await open(page, "/faq");
    await injectFault(page, "other texts", "slow");
    await pressLanguage(page, "English");
    await page.waitForEvent("domcontentloaded", { timeout: 30_000 });
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
  });

  for (const way of FAILURE_MODES.filter((way) => way !== "slow")) {
    test(`on the way, page part, ${way}, a second time within a minute: the error screen`, async ({
      page,
    }) => {
      await saveData(page);
      await open(page, "/ventajas");
      await page.evaluate(() => sessionStorage.setItem("reloadedAfterUpdate", String(Date.now())));
      const come = await injectFault(page, "page part", way);
      await menuLink(page, "Preguntas").click();
      await expectErrorScreen(page);
      await come();
      await page.getByRole("button").first().click();
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    });
  }

  test("after a deployment an open tab gets the new files with one reload", async ({ page }) => {
    await saveData(page);
    await open(page, "/");
    const come = await injectFault(page, "page part", "404");
    const loaded = page.waitForEvent("load");
    await menuLink(page, "Preguntas").click();
    await come();
    await loaded;
    await hydrated(page);
    await expect(page).toHaveURL("/faq");
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
  });

  test("the language that was chosen first after a deployment is there after one reload, with what was typed", async ({
    page,
  }) => {
    await open(page, "/contacto");
    await page.getByLabel("Nombre o empresa").fill("Alcoi");
    const come = await injectFault(page, "other texts", "404");
    const loaded = page.waitForEvent("load");
    await pressLanguage(page, "English");
    await come();
    await loaded;
    await expect(heading(page, "Contact and quotes")).toBeVisible();
    await expect(page).toHaveURL("/contacto");
    await expect(page.getByLabel("Name or company")).toHaveValue("Alcoi");
    await pressLanguage(page, "Español");
    await expect(heading(page, "Contacto y presupuesto")).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(heading(page, "Contacto y presupuesto")).toBeVisible();
  });

  test("a page part that fails once the visitor has gone elsewhere takes nobody back", async ({
    page,
  }) => {
    await saveData(page);
    await open(page, "/ventajas");
    await injectFault(page, "part of another page", "404");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isHead = (request: Request) => request.method() === "HEAD";
    await page.route(/./, async (route) => {
      if (isHead(route.request())) {
        await held;
      }
      await route.fallback();
    });
    const asked = page.waitForRequest(isHead);
    await menuLink(page, "Preguntas").click();
    await asked;
    await menuLink(page, "Formación").click();
    await expect(heading(page, "Formación")).toBeVisible();
    let loads = 0;
    page.on("request", (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    const answered = page.waitForResponse((response) => isHead(response.request()));
    release();
    await answered;
    await page.waitForTimeout(500);
    expect(loads).toBe(0);
    await expect(heading(page, "Formación")).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("reloadedAfterUpdate"))).toBeNull();
  });

  test("without the script of its panel, the menu leads to the links of the footer", async ({
    page,
  }) => {
    await saveData(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/faq");
    const dialog = /\/assets\/MenuDialog-.*\.js$/;
    await page.route(dialog, (route) => route.abort());
    const menu = page.getByRole("button", { name: "Abrir el menú" });
    await menu.click();
    await expect(page).toHaveURL("/faq#footer-nav");
    await expect(page.locator("#footer-nav").getByRole("link").first()).toBeInViewport();
    await page.unroute(dialog);
    await page.goBack();
    await menu.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("from an address that does not exist, a page whose part is missing is loaded whole", async ({
    page,
  }) => {
    await saveData(page);
    await open(page, "/nada");
    await injectFault(page, "part of another page", "404");
    await menuLink(page, "Preguntas").click();
    await expect(page).toHaveURL("/faq");
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    await expect(page.locator("html")).not.toHaveClass(/script/);
  });
});
