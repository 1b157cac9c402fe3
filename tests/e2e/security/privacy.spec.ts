/** Whom a visit contacts, and what it stores on the device: only what the cookie policy says. */
import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../shared/faults.mjs";
import { contacted } from "../support/contacted";
import { injectFault } from "../support/fault-injection";
import { chooseLanguage } from "../support/language";
import { menuLink } from "../support/page";
import { received, resetProvider } from "../support/provider";
import { openAndSend, openFilled, send, success } from "../support/quote";
import { products } from "../support/resilience";
import { saved, writeOffline } from "../support/saved";
import { expect, hydrated, open, PROVIDER, test, views } from "../support/site";
import { storedDraft } from "../support/storage";

declare global {
  interface Window {
    noteStored(storage: string, name: string): void;
  }
}

test.describe("privacy", { tag: "@firefox-on-demand" }, () => {
  test.use({ bannerVideo: "plays" });
  test.beforeEach(({ page }) => resetProvider(page));

  /** Sends a request, and changes the language, pauses the video and breaks a page on the way. */
  async function visit(page: Page) {
    // From the beginning, as a part that is already loaded cannot fail.
    const repair = await injectFault(page, "page part", "404");
    await open(page, "/");
    await page.getByRole("button", { name: "Pausar el vídeo de fondo" }).click();
    await chooseLanguage(page, "English");
    await chooseLanguage(page, "Español");
    await menuLink(page, "Tienda").click();
    const reloaded = page.waitForEvent("load");
    await page.getByRole("main").getByRole("link", { name: "Herramientas" }).first().click();
    await reloaded;
    await repair();
    await open(page, "/herramientas");
    await expect(products(page).nth(7)).toBeVisible();
    await page.getByRole("button", { name: "Añadir a la lista: Llana" }).click();
    await expect(page.getByRole("button", { name: "Añadir una unidad: Llana" })).toBeFocused();
    const quantity = page.getByRole("textbox", { name: "Cantidad: Llana" });
    await quantity.fill("3 uds");
    await quantity.fill("3");
    await openFilled(page);
    await expect.poll(() => storedDraft(page)).not.toBeNull();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    await writeOffline(page);
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(false);
  }

  // That every page contacts the site alone is part of `navigation/routes.spec.ts`, which opens them all.
  test("a visit with the video and a sent request contact the site and the sending provider alone", async ({
    page,
    context,
    baseURL,
  }) => {
    const origins = contacted(context);
    const answer = await page.goto("/");
    await hydrated(page);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain(`connect-src 'self' ${PROVIDER};`);
    await expect(page.getByRole("button", { name: "Pausar el vídeo de fondo" })).toBeVisible();
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
    expect([...origins].sort()).toEqual([baseURL, PROVIDER].sort());
  });

  test("what a visit stores is what the cookie policy lists, in every language", async ({
    page,
    context,
    browserName,
    expectedConsole,
  }) => {
    test.slow();
    expectedConsole.push(/404/, /Failed to fetch dynamically imported module/);
    expectedConsole.push(/disallowed MIME type/, /^Error$/); // what Firefox says of the same
    const stored = new Set<string>();
    await page.exposeFunction("noteStored", (storage: string, name: string) =>
      stored.add(`${storage} ${name}`),
    );
    await page.addInitScript(() => {
      const own = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        window.noteStored(this === localStorage ? "localStorage" : "sessionStorage", name);
        own.call(this, name, value);
      };
    });
    await visit(page);

    const elsewhere = await page.evaluate(async () => ({
      cookies: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      files: await navigator.storage.getDirectory().then(async (folder) => {
        const names: string[] = [];
        for await (const name of folder.keys()) {
          names.push(name);
        }
        return names;
      }),
    }));
    expect(elsewhere).toEqual({ cookies: "", databases: [], caches: [], workers: 0, files: [] });
    expect(await context.cookies()).toEqual([]);

    const listed = Object.entries(STORAGE_KEYS).flatMap(([storage, names]) =>
      names.map((name) => `${storage} ${name}`),
    );
    // Pages do not fade in Firefox, so the router remembers no fades there.
    const fades = browserName !== "firefox";
    // A failure is stored only until the next page is there, which `resilience/faults.spec.ts` tries.
    const expected = listed.filter(
      (name) =>
        (fades || !name.endsWith("remix-router-transitions")) && !name.endsWith("sendFailed"),
    );
    // The storage at the end, for what was stored without setItem or while a page was being left.
    const left = await page.evaluate(() => [
      ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
      ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ]);
    expect([...new Set([...stored, ...left])].sort()).toEqual(expected.toSorted());

    for (const address of Object.keys(views).filter((path) => /politica-de-cookies$/.test(path))) {
      await open(page, address);
      const rows = page.getByRole("main").getByRole("table").first().locator("tbody tr");
      const named: string[] = [];
      for (const row of await rows.all()) {
        const [names = "", , where = ""] = await row.getByRole("cell").allTextContents();
        // In Spanish, English and Valencian.
        expect(where, `${names} on ${address}`).toMatch(/local|sesión|session|sessió/i);
        const storage = /local/i.test(where) ? "localStorage" : "sessionStorage";
        named.push(...names.split(", ").map((name) => `${storage} ${name}`));
      }
      expect(named.sort(), address).toEqual(listed.toSorted());
    }
  });
});
