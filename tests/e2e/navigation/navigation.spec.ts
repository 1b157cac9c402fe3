/** The ways between pages and places, as visitors take them: what is shown, where the focus is, what back returns to. */
import type { Page } from "@playwright/test";
import { FILES } from "../../shared/faults.mjs";
import { holdBack, injectFault, saveData } from "../support/fault-injection";
import { chooseLanguage, pressLanguage } from "../support/language";
import { answerWith, received, resetProvider } from "../support/provider";
import { openFilled } from "../support/quote";
import { heading, menuLink } from "../support/resilience";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";

const entries = (page: Page) => page.evaluate(() => history.length);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The driver of Firefox waits for a page to load, where the place alone changes. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Whether the focus is in the place, and the place in the window, below what stays there. */
function shown(page: Page, id: string) {
  return page.evaluate((own) => {
    const place = document.getElementById(own);
    const { activeElement } = document;
    if (!(place && activeElement && (place === activeElement || place.contains(activeElement)))) {
      return `the focus is on ${activeElement?.outerHTML.slice(0, 80)}`;
    }
    const { top } = place.getBoundingClientRect();
    const covered = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
    const sticky = getComputedStyle(document.querySelector(".header") ?? document.body).position;
    if (top < (sticky === "sticky" ? covered : 0) - 1 || top > innerHeight) {
      return `its top is at ${top}`;
    }
    return "shown";
  }, id);
}

test.describe("navigation", { tag: "@firefox-on-demand" }, () => {
  for (const address of pageOfEachKind("es")) {
    test(`each link to a place on ${address} shows it and gives it the focus; back returns`, async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/^(Error al obtener datos: )?Error$/);
      test.slow();
      await open(page, address);
      const links = page.locator("a[href^='#']:not([aria-haspopup])");
      const all = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute("href")?.slice(1) ?? ""),
      );
      expect(all).toContain("main");
      for (const [at, id] of all.entries()) {
        const link = links.nth(at);
        await link.focus();
        const before = await scrolled(page);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(`${address}#${id}`);
        await expect.poll(() => shown(page, id)).toBe("shown");
        await back(page);
        await expect(page).toHaveURL(address);
        await expect.poll(() => scrolled(page)).toBe(before);
        await expect(link).toBeFocused();
      }
    });
  }

  test("a place in the address of a fresh page is shown, and stays after a reload", async ({
    page,
  }) => {
    await open(page, "/politica-de-cookies");
    const last = page.locator(".contents a").last();
    const id = (await last.getAttribute("href"))?.slice(1) ?? "";
    await page.goto("/");
    await open(page, `/politica-de-cookies#${id}`);
    await expect.poll(() => shown(page, id)).toBe("shown");
    await page.reload();
    await hydrated(page);
    await expect.poll(() => shown(page, id)).toBe("shown");
  });

  test("a question in the address is open and has the focus", async ({ page }) => {
    await open(page, "/faq#q7");
    const question = page.locator("#q7");
    await expect(question).toHaveAttribute("open");
    await expect(question.locator("summary")).toBeFocused();
    await expect.poll(() => shown(page, "q7")).toBe("shown");
  });

  test("an opened answer is still open after following its link and coming back, and after a reload there", async ({
    page,
  }) => {
    await open(page, "/faq");
    const question = page.locator("main details").filter({ has: page.locator("p a[href^='/']") });
    await question.first().locator("summary").click();
    await question.first().locator("p a[href^='/']").first().click();
    await expect(page).not.toHaveURL("/faq");
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(question.first()).toHaveAttribute("open");
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("the link of the page one is on makes no entry in the history, and leads to its top", async ({
    page,
  }) => {
    await open(page, "/faq");
    const before = await entries(page);
    const link = page.getByRole("contentinfo").locator("a[href='/faq']");
    for (let press = 0; press < 3; press += 1) {
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await scrolled(page)).toBe(0);
    }
    expect(await entries(page)).toBe(before);
  });

  test("after a navigation the focus is on the heading, the title announced, the page at its top", async ({
    page,
  }) => {
    await open(page, "/faq");
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText("");
    await page.getByRole("contentinfo").locator("a[href='/maquinaria']").click();
    await expect(page).toHaveURL("/maquinaria");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const title = views["/maquinaria"]?.meta.title ?? "";
    await expect(page.locator("body > #root > [aria-live=polite]")).toHaveText(title);
    expect(await scrolled(page)).toBe(0);
  });

  test("back shows where one was, and forward too", async ({ page }) => {
    await open(page, "/condiciones-alquiler");
    await page.evaluate(() => scrollTo(0, 700));
    await page.getByRole("contentinfo").locator("a[href='/faq']").first().focus();
    const before = await scrolled(page);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Preguntas frecuentes")).toBeFocused();
    await page.evaluate(() => scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL("/condiciones-alquiler");
    await expect.poll(() => scrolled(page)).toBe(before);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL("/faq");
    await expect.poll(() => scrolled(page)).toBe(300);
  });

  test("a reload keeps the scroll position", async ({ page }) => {
    await open(page, "/condiciones-alquiler");
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(600);
  });

  test("another language moves neither focus nor scroll, and is no entry in the history", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    for (const address of ["/faq", "/en/faq"]) {
      await open(page, address);
      const before = await entries(page);
      await chooseLanguage(page, "Valencià");
      await expect(heading(page, "Preguntes freqüents")).toBeVisible();
      await expect(page.locator(".language summary")).toBeFocused();
      expect(await entries(page)).toBe(before);
      await chooseLanguage(page, "Español");
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    }
  });

  for (const address of ["/faq#%", "/faq?a=%#%E0%A4%A"]) {
    test(`a broken escape is harmless: ${address} fresh, typed on the page, and as a link`, async ({
      page,
    }) => {
      await open(page, address);
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await menuLink(page, "Tienda").click();
      await expect(page).toHaveURL("/tienda");
      await page.goBack();
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await page.evaluate(() => {
        location.hash = "#%";
      });
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await menuLink(page, "Tienda").click();
      await expect(heading(page, views["/tienda"]?.page.title ?? "")).toBeVisible();
      await page.evaluate((href) => {
        const link = document.createElement("a");
        document.querySelector("h1")?.append(Object.assign(link, { href, textContent: "roto" }));
      }, address);
      await page.getByRole("link", { name: "roto" }).click();
      await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
      await hydrated(page);
    });
  }

  test("a link in a text is followed without loading the document again", async ({ page }) => {
    await open(page, "/faq");
    await page.evaluate(() => {
      document.body.dataset.same = "yes";
    });
    const question = page.locator("main details").filter({ has: page.locator("p a[href^='/']") });
    await question.first().locator("summary").click();
    const link = question.first().locator("p a[href^='/']").first();
    const to = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("body[data-same=yes]")).toHaveCount(1);
  });

  test("the first way to any page asks for no script", async ({ page }) => {
    await open(page, "/faq");
    // What the browser does when it is idle, it has then done.
    const names = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.endsWith(".js")),
      );
    await expect.poll(async () => (await names()).join()).toContain("NotFound");
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
    await answerWith(page, { delay: 6000, times: 1 });
    const come = await injectFault(page, "page part", "slow");
    await page.locator("form [type=submit]").click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    let loads = 0;
    page.on("request", (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await menuLink(page, "Preguntas").click();
    await page.clock.runFor(5500);
    expect(loads).toBe(0);
    await expect.poll(async () => (await received(page)).length, { timeout: 15_000 }).toBe(1);
    await expect(page.getByRole("button", { name: "Enviando…" })).toHaveCount(0, {
      timeout: 15_000,
    });
    await page.clock.runFor(5500);
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    expect(loads).toBe(1);
    await come();
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

  test("the panel closes when the window becomes wide enough for the header's own links", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/faq");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator("html.scroll-locked")).toHaveCount(0);
  });

  test("the button of the menu opens it by the space bar too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/faq");
    await page.getByRole("button", { name: "Abrir el menú" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL("/faq");
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

  test("an error has its own title, and the focus on its heading", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/./);
    await saveData(page);
    await open(page, "/faq");
    await page.context().setOffline(true);
    await menuLink(page, "Tienda").click();
    const error = heading(page, "Unexpected Application Error!");
    await expect(error).toBeFocused();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await page.context().setOffline(false);
  });

  test("offline, another language is not stored, and the page stays and says why", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/./);
    await open(page, "/faq");
    await page.context().setOffline(true);
    await pressLanguage(page, "English");
    await expect(page.getByRole("alert")).toHaveText(/Los textos en ese idioma no han llegado/);
    await expect(heading(page, "Preguntas frecuentes")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBeNull();
    await page.context().setOffline(false);
    await chooseLanguage(page, "English");
    await expect(heading(page, "Frequently asked questions")).toBeVisible();
    await expect(page.locator(".page-alert")).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("selectedLanguage"))).toBe("en");
  });

  test("an unknown address says what React Router's own screen does, small, above the heading", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    await open(page, "/en/nope");
    const words = page.getByText("404 Not Found · Unexpected Application Error!");
    await expect(words).toBeVisible();
    await expect(words).toHaveAttribute("lang", "en");
    await chooseLanguage(page, "Español");
    await expect(heading(page, "Esta página no existe")).toBeVisible();
  });

  test("goods stand in the page once, before it is hydrated and after", async ({ page }) => {
    await open(page, "/herramientas");
    await expect(page.locator("main .card.product")).toHaveCount(8);
    await expect(page.locator(".products-plain")).toHaveCount(0);
  });

  test("goods that do not come leave no copy of those of the static page", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/500/, /^Error al obtener datos: Error$/);
    await page.route("**/shop.json", (route) => route.fulfill({ status: 500 }));
    await open(page, "/herramientas");
    await expect(page.getByRole("status").filter({ hasText: "No se ha podido" })).toBeVisible();
    await expect(page.locator(".products-plain")).toHaveCount(0);
    await expect(page.locator("main .card.product")).toHaveCount(0);
  });

  test("the link of a machine's card has a clean name", async ({ page }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    await expect(
      page.getByRole("link", { name: "Pedir esta máquina: Vallas metálicas", exact: true }),
    ).toHaveCount(1);
  });
});
