/** Links to a place on the page: it is shown and has the focus, and back returns to where the visitor was. */
import type { Page } from "@playwright/test";
import { footerLink, heading, menuLink, scrolled } from "../support/page";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";

/** Not `page.goBack()`, which in Firefox waits for a load, though only the fragment changes. */
const back = (page: Page) => page.evaluate(() => history.back());

/** Checks that the focus is in the place, and that the place is in the window, below the sticky header. */
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
  test("a place in the address is shown in the language chosen before, too", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "en"));
    for (const [address, id] of [
      ["/politica-de-privacidad", "s7"],
      ["/aviso-legal", "s9"],
      ["/faq", "q7"],
      ["/maquinaria/alquiler-dumpers", "dumper-6000"],
    ] as const) {
      await page.goto(`${address}#${id}`);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect.poll(() => shown(page, id), address).toBe("shown");
    }
  });

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
      for (const [index, id] of all.entries()) {
        const link = links.nth(index);
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
    await open(page, "/");
    await open(page, `/politica-de-cookies#${id}`);
    await expect.poll(() => shown(page, id)).toBe("shown");
    await page.reload();
    await hydrated(page);
    await expect.poll(() => shown(page, id)).toBe("shown");
  });

  test("in the language chosen before, a page with a place in its address is after a reload where it was left", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "en"));
    await open(page, "/faq#q7");
    await expect.poll(() => shown(page, "q7")).toBe("shown");
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.reload();
    await hydrated(page);
    await expect(page.locator("#q7 summary")).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  });

  test("a link to the page itself leads to its heading, where its address had a query", async ({
    page,
  }) => {
    await open(page, "/faq?from=a-letter");
    await footerLink(page, "Preguntas frecuentes").click();
    await expect(page).toHaveURL("/faq");
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("a question in the address is open and has the focus", async ({ page }) => {
    await open(page, "/faq#q7");
    const question = page.locator("#q7");
    await expect(question).toHaveAttribute("open");
    await expect(question.locator("summary")).toBeFocused();
    await expect.poll(() => shown(page, "q7")).toBe("shown");
  });

  test("a question is open and has the focus when its address is typed on its own page", async ({
    page,
  }) => {
    await open(page, "/faq");
    for (const id of ["q3", "q7"]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`#${id}`)).toHaveAttribute("open");
      await expect(page.locator(`#${id} summary`)).toBeFocused();
      await expect.poll(() => shown(page, id)).toBe("shown");
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
});
