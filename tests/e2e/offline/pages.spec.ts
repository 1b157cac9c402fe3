/** The site without a connection: what a visitor can open who has seen one page of it. */
import type { Page } from "@playwright/test";
import { contacted } from "../support/contacted";
import { add, lines } from "../support/list";
import { expect, hydrated, NO_CONNECTION, open, openAndKeep, test } from "../support/offline";
import { heading, lookAgain, lookAgainTomorrow } from "../support/page";
import type { SiteServer } from "../support/server";
import { views } from "../support/site";

test.use({ serviceWorkers: "allow", expectedConsole: [NO_CONNECTION] });

const SAVED = /^Sin conexión\. Estás viendo una copia guardada \(/;

test.describe("without a connection", { tag: "@firefox-on-demand" }, () => {
  test("every address of the language opens with its heading and its title", async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    const origins = contacted(context);
    await openAndKeep(page, "/");
    await server.stop();
    const own = Object.entries(views).filter(([, { lang }]) => lang.startsWith("es"));
    expect(own.length).toBeGreaterThan(30);
    for (const [address, { meta, page: view }] of own) {
      await page.goto(address);
      await hydrated(page);
      await expect(page, address).toHaveTitle(meta.title);
      await expect(heading(page), address).toHaveText(view.title ?? view.hero?.title ?? /./);
      await expect(page.getByText(SAVED)).toBeVisible();
    }
    expect([...origins]).toEqual([server.url]);
  });

  test("a page is loaded again, second addresses lead to theirs, and unknown ones say so", {
    tag: "@firefox",
  }, async ({ page, server }) => {
    await openAndKeep(page, "/faq");
    await server.stop();
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await page.goto("/Contacto/");
    await hydrated(page);
    await expect(page).toHaveURL("/contacto");
    await page.goto("/nada");
    await hydrated(page);
    await expect(page).toHaveTitle(/^Página no encontrada/);
    await expect(heading(page)).toHaveText("Esta página no existe");
  });

  test("the place in an address is shown on a saved page", async ({ page, server }) => {
    await openAndKeep(page, "/contacto");
    await server.stop();
    await page.goto("/faq#q7");
    await hydrated(page);
    await expect(page.locator("#q7")).toHaveAttribute("open");
    await expect(page.locator("#q7 summary")).toBeFocused();
    await expect(page.locator("#q7 summary")).toBeInViewport();
  });

  test("the search finds, the list collects, and a picture that was not seen is no broken icon", {
    tag: "@firefox",
  }, async ({ page, server }) => {
    await openAndKeep(page, "/faq");
    await server.stop();
    await page.goto("/buscar?q=hormigonera");
    await expect(page.locator("[data-id]").first()).toBeVisible();
    await expect(page).not.toHaveTitle("Bancal");
    await page.goto("/maquinaria/dumpers");
    await hydrated(page);
    const picture = page.getByRole("main").getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toContain("/pictures/");
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => 1))).toBe(
      1,
    );
    await add(page, "Dumper de 2.000 kg con cazo").click();
    await expect(page.getByRole("button", { name: /^Añadir una unidad/ })).toBeFocused();
    await page.goto("/contacto");
    await expect(lines(page)).toHaveCount(1);
  });

  test("another language that was chosen opens too, and a language that was not is shown in one that was", {
    tag: "@firefox",
  }, async ({ page, server }) => {
    await openAndKeep(page, "/");
    await openAndKeep(page, "/en/faq");
    await server.stop();
    await page.goto("/en/contacto");
    await hydrated(page);
    await expect(heading(page)).toHaveText(views["/en/contacto"]?.page.title ?? "");
    await page.goto("/faq");
    await hydrated(page);
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await expect(page.getByText(SAVED)).not.toContainText("idioma");
    await page.goto("/val/faq?a=b#main");
    await hydrated(page);
    await expect(page).toHaveURL("/faq?a=b#main");
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await expect(page.getByText(/No hay ninguna en el idioma que has pedido\.$/)).toBeVisible();
    await page.goto("/val");
    await hydrated(page);
    await expect(page).toHaveURL("/");
  });

  test("with one language alone, every address is shown in it", async ({ page, server }) => {
    await openAndKeep(page, "/en/faq");
    await server.stop();
    for (const [address, shown] of [
      ["/contacto", "/en/contacto"],
      ["/", "/en"],
      ["/val/maquinaria/alquiler-dumpers", "/en/maquinaria/alquiler-dumpers"],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page).toHaveURL(shown);
      await expect(page).toHaveTitle(views[shown]?.meta.title ?? "");
    }
  });

  /** Opens a page that is saved, while the network takes what is asked and answers nothing. */
  async function openWithoutAnswer(page: Page, server: SiteServer) {
    await openAndKeep(page, "/");
    await server.stop();
    const silent = await server.hang();
    await page.goto("/faq");
    await hydrated(page);
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await expect(page.getByText(SAVED)).toBeVisible();
    return silent;
  }

  test("a page that halts halfway is not taken over before all of it is there", async ({
    page,
    server,
  }) => {
    await openAndKeep(page, "/");
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const { dataset, classList } = document.documentElement;
        dataset.parsed = classList.contains("hydrated") ? "hydrated before" : "first";
      });
    });
    server.answer = (path) => (path === "/contacto" ? "halting" : undefined);
    await page.goto("/contacto");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-parsed", "first");
    await expect(heading(page)).toHaveText("Contacto y presupuesto");
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
  });

  test("where the network does not answer, the saved page comes after three seconds", {
    tag: "@firefox",
  }, async ({ page, server }) => {
    const silent = await openWithoutAnswer(page, server);
    silent.close();
  });

  test("a saved page that is looked at again the next day tells of which day it is", async ({
    page,
    server,
  }) => {
    await openAndKeep(page, "/");
    await server.stop();
    await page.goto("/faq");
    await hydrated(page);
    await expect(page.getByText(/copia guardada \(\d+:\d\d\)/)).toBeVisible();
    await lookAgainTomorrow(page);
    await expect(page.getByText(/copia guardada \(\d\d\/\d\d\/\d{4}, \d+:\d\d\)/)).toBeVisible();
  });

  test("the network that answers again is noticed when the page is looked at again", async ({
    page,
    server,
  }) => {
    const silent = await openWithoutAnswer(page, server);
    silent.close();
    await server.start();
    await lookAgain(page);
    await expect(page.getByText(SAVED)).toBeHidden();
  });

  test("one slow answer is not called a lost connection", async ({ page, server }) => {
    await openAndKeep(page, "/");
    await server.stop();
    const silent = await server.hang();
    const come = page.goto("/faq");
    await page.waitForTimeout(1000);
    silent.release();
    await server.start();
    await come;
    await hydrated(page);
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await expect(page.locator("html[data-kept]")).toHaveCount(1);
    await expect(page.locator(".offline-bar")).toBeAttached();
    await expect(page.getByText(SAVED)).toBeHidden();
  });
});

test("what the worker keeps is what the cookie policy lists, in every language", {
  tag: "@firefox-on-demand",
}, async ({ page }) => {
  await openAndKeep(page, "/herramientas");
  await page.getByRole("main").getByRole("img").first().scrollIntoViewIfNeeded();
  const keeps = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return [...(await caches.keys()), ...databases.map(({ name }) => name ?? "")]
        .map((name) => name.replace(/^(bancal-(files|texts))-.*/, "$1"))
        .sort();
    });
  await expect.poll(async () => (await keeps()).length).toBe(5);
  const policies = Object.keys(views).filter((path) => /politica-de-cookies$/.test(path));
  for (const address of policies) {
    await page.goto(address);
    const rows = page.getByRole("main").getByRole("table").nth(1).locator("tbody tr");
    const names = await rows.locator("th, td:first-child").allTextContents();
    expect(names.flatMap((name) => name.split(", ")).sort(), address).toEqual(await keeps());
  }
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(used).toBeLessThan(3_000_000);
});

test("the site can be installed: its manifest names what is there", async ({ page }) => {
  await page.goto("/faq");
  const { start_url, scope, display, icons, screenshots, shortcuts } = await page.evaluate(
    async () => (await fetch("/site.webmanifest")).json(),
  );
  expect([start_url, scope, display]).toEqual(["/", "/", "minimal-ui"]);
  expect(icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    "Buscar",
    "Pedir presupuesto",
    "Llamar",
  ]);
  for (const { url } of shortcuts) {
    await open(page, url);
    const { hash } = new URL(url, page.url());
    if (hash) {
      await expect(page.locator(hash)).toBeInViewport();
    }
  }
});
