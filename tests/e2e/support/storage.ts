/** The storage of the browser: what the site keeps of a request, and storage that takes nothing. */
import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../shared/faults.mjs";
import { expect } from "./site";

/** The draft of the request as the site has stored it. */
export const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem("quoteDraft"));

/** Waits until all that `fill` types is stored, from the name to the end of what it types last. */
export const expectStored = (page: Page, name = "Obras Levante") =>
  expect.poll(() => storedDraft(page)).toMatch(new RegExp(`"${name}.*¿puede ser\\? 🏗`));

/** Whether the browser would ask before it leaves the page. */
export const asksToStay = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

/** Makes access to storage throw, as it does where a visitor has switched storage off. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** Makes writing to storage throw, as it does where the device is full. */
export async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

/** Stores a text under each name that the site keeps. */
export async function storeEverywhere(page: Page, text: string) {
  await page.evaluate(
    ([local, session, text]) => {
      for (const name of local) {
        localStorage.setItem(name, text);
      }
      for (const name of session) {
        sessionStorage.setItem(name, text);
      }
    },
    [[...STORAGE_KEYS.localStorage], [...STORAGE_KEYS.sessionStorage], text] as const,
  );
}
