/** Requests that were written without a connection. */
import { expect, type Page } from "@playwright/test";
import { type Changes, fill, fillRequired } from "./form";
import { texts } from "./language";
import { SOON } from "./site";

/** The bar with the only request that waits. */
export const saved = (page: Page, code = "es") =>
  page.getByRole("region", { name: texts(code)("saved.title.one") });

/** The bar with several. */
export const savedOnes = (page: Page, count: number) =>
  page.getByRole("region", { name: `pendientes en este dispositivo: ${count}` });

/** Opens the bar, which is one line without a connection. */
export const openSaved = (page: Page) =>
  page.locator(".saved-requests [aria-expanded=false]").click();

export const sendSaved = (page: Page, code = "es") =>
  page.getByRole("button", { name: texts(code)("saved.send") });

export const discard = (page: Page) =>
  page.getByRole("button", { name: texts("es")("saved.discard") });

/** What is said of a saved request that has arrived. */
export const arrived = (page: Page, code = "es") =>
  page
    .getByRole("region")
    .getByRole("status")
    .filter({ hasText: texts(code)("translated-contacto-placeholder-successMessage") });

/** Goes offline once the page has loaded what shows that. */
export async function goOffline(page: Page) {
  const isLoaded = () =>
    document.querySelector(".offline-bar") !== null ||
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/OfflineBar-"));
  await expect.poll(() => page.evaluate(isLoaded), { ...SOON, message: "bar loaded" }).toBe(true);
  await page.context().setOffline(true);
  await page.locator(".offline-bar").waitFor({ state: "attached" });
}

/** Fills in the form of the page without a connection, and presses the button that sends. */
export async function writeOffline(page: Page, changes?: Changes) {
  await goOffline(page);
  await fill(page, changes);
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
}

/** The same in any language, with its required fields. */
export async function writeOfflineIn(page: Page, code: string) {
  const text = texts(code);
  await goOffline(page);
  await fillRequired(page, text);
  await page.getByRole("button", { name: text("contact.send"), exact: true }).click();
}
