/** What holds after any failure, and how to find what the visitor then needs. */
import type { Page } from "@playwright/test";
import { TEXT_KEYS } from "../../shared/faults.mjs";
import { FILE_FAULT } from "./fault-injection";
import { heading } from "./page";
import { resetProvider } from "./provider";
import { test as base, expect } from "./site";

/** A test whose page ends up neither blank nor raw, and never without a way to the company. */
export const test = base.extend<{ readable: undefined }>({
  readable: [
    async ({ page, expectedConsole }, use) => {
      expectedConsole.push(FILE_FAULT, /^Error al (obtener datos|enviar):/);
      await resetProvider(page);
      await use(undefined);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const text = await page.locator("body").innerText();
      expect(TEXT_KEYS.filter((key) => text.includes(key))).toEqual([]);
      await expect(page.locator("a[href^='tel:']").filter({ visible: true }).first()).toBeVisible();
    },
    { auto: true },
  ],
});

export const plainMail = (page: Page) =>
  page.getByRole("link", { name: "Escribir un correo con las preguntas" });
export const products = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("img") });
export const loading = (page: Page) => page.getByText("Cargando herramientas...");

export async function expectErrorScreen(page: Page) {
  await expect(heading(page, "Unexpected Application Error!")).toBeVisible();
  for (const way of [/inicio/i, /Llamar/, /WhatsApp/]) {
    await expect(page.getByRole("main").getByRole("link", { name: way })).toBeVisible();
  }
}
