/** What a navigation loads, and what visitors see while a file is late or missing. */
import type { Page } from "@playwright/test";
import { FILES } from "../../shared/faults.mjs";
import { FILE_FAULT, holdBack, injectFault, saveData } from "../support/fault-injection";
import { chooseLanguage, pressLanguage } from "../support/language";
import { add, LISTS, openWith } from "../support/list";
import { heading, menuLink } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { openFilled } from "../support/quote";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";
import { asksToStay } from "../support/storage";

test.describe("navigation", { tag: "@firefox-on-demand" }, () => {
  test("what is added before the page is live is on the list once it is, beside what was there", async ({
    page,
  }) => {
    await openWith(page, "1;rammer,4;metal-fence,5", "/maquinaria/alquiler-vallas");
    const release = await holdBack(page, "**/bancal_bg-*.wasm");
    const releaseLists = await holdBack(page, LISTS);
    await page.reload({ waitUntil: "commit" });
    const barriers = add(page, "Barreras de seguridad");
    for (const button of [add(page, "Vallas metálicas"), barriers]) {
      await expect(button).not.toHaveAttribute("aria-busy");
      await button.click();
      await expect(button).toHaveAttribute("aria-busy", "true");
    }
    expect(await asksToStay(page)).toBe(true);
    release();
    await hydrated(page);
    await expect(barriers).toHaveAttribute("aria-busy", "true");
    expect(await asksToStay(page)).toBe(true);
    releaseLists();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("requestList")))
      .toMatch(/ 1;rammer,4;metal-fence,6;safety-barrier,1$/);
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    expect(await asksToStay(page)).toBe(false);
    await expect(page.getByLabel("Añadir una unidad: Barreras de seguridad")).toBeFocused();
  });

  test("the way back from a page that was reloaded and is not live yet shows the page before it", async ({
    page,
  }) => {
    await open(page, "/faq");
    await page.getByRole("contentinfo").locator("a[href='/maquinaria']").click();
    await expect(heading(page, "Maquinaria")).toBeVisible();
    const release = await holdBack(page, "**/bancal_bg-*.wasm");
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    release();
    await hydrated(page);
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    await page.goForward();
    await expect(heading(page, "Maquinaria")).toBeVisible();
  });

  test("of the home page's banner, a phone loads the upright picture alone, and wide windows the whole one", async ({
    page,
  }) => {
    const pictures = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.startsWith("/pictures/yard")),
      );
    for (const [width, picture] of [
      [360, "/pictures/yard-upright-480.avif"],
      [1440, "/pictures/yard-1600.avif"],
    ] as const) {
      // On an empty page: the one before would load the picture of the new width.
      await page.goto("about:blank");
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/");
      await expect.poll(pictures).toEqual([picture]);
    }
  });

  test("no page waits for styles that it brings along", async ({ page }) => {
    await saveData(page); // so that no other page is loaded beside it
    const sheets: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") {
        sheets.push(new URL(request.url()).pathname);
      }
    });
    for (const address of pageOfEachKind("es")) {
      await open(page, address);
    }
    expect(sheets.filter((name) => !name.startsWith("/assets/print-"))).toEqual([]);
  });

  test("the first way to any page asks for no script", async ({ page }) => {
    await open(page, "/faq");
    // Once the list of sent requests is there, the browser has loaded in idle time all that it will.
    const names = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      );
    await expect.poll(async () => (await names()).join()).toContain("SentRequests");
    const before = await names();
    for (const name of ["Maquinaria", "Tienda", "Formación", "Pedir presupuesto"]) {
      await menuLink(page, name).click();
      await expect(page.locator("h1:focus")).toHaveCount(1);
    }
    expect(await names()).toEqual(before);
  });

  test("a page that does not come is loaded by the browser, but never while a request is under way", async ({
    page,
  }) => {
    await resetProvider(page);
    await page.clock.install();
    await saveData(page);
    await openFilled(page);
    await answerWith(page, { held: true, times: 1 });
    const come = await injectFault(page, "page part", "slow");
    await page.locator(".form [type=submit]").click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    let loads = 0;
    page.on("request", (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await menuLink(page, "Preguntas").click();
    await page.clock.runFor(5500);
    expect(loads).toBe(0);
    await releaseAnswers(page);
    await expect(page.getByRole("button", { name: "Enviando…" })).toHaveCount(0);
    expect(await received(page)).toHaveLength(1);
    await page.clock.runFor(5500);
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    expect(loads).toBe(1);
    await come();
  });

  test("a page that does not come on the way back is loaded by the browser, too", async ({
    page,
  }) => {
    await page.clock.install();
    await saveData(page);
    await open(page, "/faq");
    await menuLink(page, "Formación").click();
    await expect(page).toHaveURL("/formacion");
    await page.reload();
    await hydrated(page);
    const come = await injectFault(page, "page part", "slow");
    let loads = 0;
    page.on("request", (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/faq");
    await page.clock.runFor(7000);
    await expect.poll(() => loads).toBe(1);
    await come();
  });

  test("a page that the browser loads shows the place of its link, and going back is one step", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404|Failed to fetch|dynamically imported|disallowed MIME type/);
    await saveData(page);
    await open(page, "/buscar?q=vallas");
    const link = page.getByRole("main").locator("[data-id='metal-fence'] a").first();
    await page.route(/\/assets\/Category-.*\.js$/, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<p>no</p>" }),
    );
    const gone = page.waitForEvent("domcontentloaded");
    await link.click();
    await gone;
    await expect(page).toHaveURL("/maquinaria/alquiler-vallas#metal-fence");
    await expect(page.locator("#metal-fence")).toBeInViewport();
    await page.unrouteAll();
    await page.goBack();
    await expect(page).toHaveURL("/buscar?q=vallas");
  });

  test("where the visitor saves data, no page is loaded that was not asked for", async ({
    page,
  }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/faq");
    await page.evaluate(
      () =>
        new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
    );
    expect(asked.filter((url) => /\/(Home|NotFound|Contact)-/.test(url))).toEqual([]);
  });

  for (const selector of [".language summary", ".actions [href='#footer-nav']"]) {
    test(`a focus that ${selector} gets before hydration stays there`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const release = await holdBack(page, FILES["entry script"]);
      await page.goto("/faq", { waitUntil: "commit" });
      await page.locator(selector).focus();
      release();
      await hydrated(page);
      await expect(page.locator(selector)).toBeFocused();
    });
  }

  /** From the questions to a page that cannot be loaded. */
  async function goToError(page: Page) {
    await saveData(page);
    await open(page, "/faq");
    await page.context().setOffline(true);
    await menuLink(page, "Tienda").click();
    await expect(heading(page, "Unexpected Application Error!")).toBeFocused();
  }

  test("an error has its own title, and the focus on its heading", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await goToError(page);
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await page.context().setOffline(false);
  });

  test("going back from an error, the page has its title again, which is announced, and the focus on its heading", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await goToError(page);
    await page.context().setOffline(false);
    await page.goBack();
    await expect(heading(page, "Preguntas frecuentes")).toBeFocused();
    const title = views["/faq"]?.meta.title ?? "";
    await expect(page).toHaveTitle(title);
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText(title);
  });

  test("offline, another language is not stored, and the page stays and says why", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await open(page, "/faq");
    await page.context().setOffline(true);
    await pressLanguage(page, "English");
    await expect(page.getByRole("alert")).toHaveText(
      /No se han podido cargar los textos en ese idioma/,
    );
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBeNull();
    await page.context().setOffline(false);
    await expect(page.locator(".page-alert")).toBeHidden();
    await chooseLanguage(page, "English");
    await expect(heading(page, "Frequently asked questions")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBe("en");
  });

  test("products stand in the page once, before it is hydrated and after", async ({ page }) => {
    await open(page, "/herramientas");
    await expect(page.locator("main .card.product")).toHaveCount(8);
    await expect(page.locator(".products-plain")).toHaveCount(0);
  });

  test("products that do not come leave no copy of those of the static page", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/500/, /^Error al obtener datos: Error$/);
    await page.route("**/shop.json", (route) => route.fulfill({ status: 500 }));
    await open(page, "/herramientas");
    await expect(
      page.getByRole("status").filter({ hasText: "No se han podido cargar" }),
    ).toBeVisible();
    await expect(page.locator(".products-plain")).toHaveCount(0);
    await expect(page.locator("main .card.product")).toHaveCount(0);
  });
});
