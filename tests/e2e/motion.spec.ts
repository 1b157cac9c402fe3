import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";

/** From then on, `fades(page)` tells how many times one page faded into the next. */
async function countFades(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.fades = String(Number(dataset.fades ?? 0) + 1);
      return start(update);
    };
  });
}

function fades(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0));
}

const link = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page fades into the next on the way there, not on the way back", async ({ page }) => {
  await countFades(page);
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  expect(await fades(page)).toBe(1);
  await page.goBack();
  await expect(title(page)).toHaveText("Preguntas frecuentes");
  expect(await fades(page)).toBe(1);
});

test("whoever goes back or on in the middle of a fade is where they wanted to be", async ({
  page,
}) => {
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await page.evaluate(async () => {
    // Before the address has changed, going back would leave the site.
    while (location.pathname !== "/contacto") {
      await new Promise((resume) => setTimeout(resume));
    }
    history.back();
  });
  await expect(title(page)).toHaveText("Preguntas frecuentes");
  await page.evaluate(() => {
    for (const name of ["/contacto", "/formacion", "/maquinaria"]) {
      document.querySelector<HTMLElement>(`footer a[href="${name}"]`)?.click();
    }
  });
  await expect(page).toHaveURL("/maquinaria");
  await expect(title(page)).toHaveText("Maquinaria de alquiler");
  await page.goBack();
  await expect(title(page)).toHaveText("Preguntas frecuentes");
});

test("nothing fades where motion is unwanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await countFades(page);
  await open(page, "/faq");
  await link(page, "Contacto").click();
  await expect(title(page)).toHaveText("Contacto y presupuesto");
  expect(await fades(page)).toBe(0);
});
