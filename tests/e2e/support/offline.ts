/** The site with its service worker, at a server of the test's own, which can go away and come back. */
import type { Page } from "@playwright/test";
import { SiteServer } from "./server";
import { test as base, expect, hydrated, open, SOON, setSiteOrigin } from "./site";

export const test = base.extend<{ server: SiteServer }>({
  // An origin of its own, so that the caches and the worker of one test are not those of another.
  server: async ({ site }, use) => {
    const server = new SiteServer();
    await server.start();
    setSiteOrigin(server.url);
    await use(server);
    setSiteOrigin(site);
    await server.end();
  },
  baseURL: ({ server }, use) => use(server.url),
});

/** What browsers log of a page and its files without a connection; Firefox's driver tells no more of an error than that. */
export const NO_CONNECTION =
  /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|NetworkError|Failed to (fetch|load)|fetching the script|^Error$/;

/** Opens an address, and waits until the worker has what it needs to answer without a connection. */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await open(page, address);
  await kept(page);
}

/** Waits until the worker controls the page, and has kept the texts of its language. */
export async function kept(page: Page): Promise<void> {
  const lang = await page.evaluate(() => document.documentElement.lang);
  await expect
    .poll(() => page.evaluate(languagesKept), {
      ...SOON,
      timeout: 30_000,
      message: "languages kept",
    })
    .toContain(lang.startsWith("ca") ? "val" : lang.slice(0, 2));
}

/** The languages of the kept shells, as far as there is a worker in control. */
async function languagesKept(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) {
    return [];
  }
  const names = (await caches.keys()).filter((name) => name.startsWith("bancal-texts-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().flatMap(({ url }) => /\/shell-(\w+)-/.exec(url)?.[1] ?? []);
}

export { expect, hydrated, open };
