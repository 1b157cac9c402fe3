/** The request list on the page, on the device, and as the provider gets it. */
import type { Page } from "@playwright/test";
import { START } from "./form";
import { received } from "./provider";
import { expect, open } from "./site";

export const LIST = `1;metal-fence,2,10,${START};rammer,1;goods.tools.trowel,3`;

/** The WebAssembly of the calls for lists. */
export const LISTS = /\/assets\/bancal_list_bg-.*\.wasm$/;

export const panel = (page: Page) => page.getByRole("region", { name: "Tu lista" });
export const lines = (page: Page) => panel(page).getByRole("listitem");
export const offered = (page: Page) =>
  page.getByRole("region", { name: "Te han pasado esta lista" });
export const add = (page: Page, name: string) =>
  page.getByRole("button", { name: `Añadir a la lista: ${name}` });

/** What the provider received, by the names of the parts. */
export async function parts(page: Page): Promise<Record<string, string>> {
  const requests = await received(page);
  expect(requests).toHaveLength(1);
  // Browsers send line ends as CRLF.
  const read = (requests[0]?.parts ?? []).map(([name, text]) => [
    name,
    text.replaceAll("\r\n", "\n"),
  ]);
  return Object.fromEntries(read);
}

/** Stores a text as the list once, before the first page; it may be anything. */
export async function storeAsList(page: Page, text: string) {
  await page.addInitScript((stored) => {
    try {
      if (!sessionStorage.getItem("seeded")) {
        sessionStorage.setItem("seeded", "1");
        localStorage.setItem("requestList", stored);
      }
    } catch {
      // In Firefox, the empty page before the first one has no storage.
    }
  }, text);
}

/** The lines of the list on the device. */
export const storedLines = (page: Page) =>
  page.evaluate(() => localStorage.getItem("requestList")?.split(" ")[2]);

/** Opens a page on a device that has a list. */
export async function openWith(page: Page, list: string, address = "/contacto") {
  await storeAsList(page, `${Date.now()} K4MX ${list}`);
  await open(page, address);
}
