/** Faults of the service worker and of what it keeps: nothing is worse than without it. */
import type { Page } from "@playwright/test";
import { expect, hydrated, kept, NO_CONNECTION, open, openAndKeep, test } from "../support/offline";
import { heading } from "../support/page";
import { openAndSend, success } from "../support/quote";
import type { Fault, SiteServer } from "../support/server";
import { SOON } from "../support/site";
import { blockStorage } from "../support/storage";

test.use({ serviceWorkers: "allow" });

/** Whether the page has a worker, or gets one. */
const hasWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.installing ?? registration?.waiting ?? registration?.active);
  });

/** Breaks a file. Returns whether it was asked for since. */
function breakFile(server: SiteServer, file: RegExp, fault: Fault): () => boolean {
  let isAsked = false;
  server.answer = (path) => {
    const isBroken = file.test(path);
    isAsked ||= isBroken;
    return isBroken ? fault : undefined;
  };
  return () => isAsked;
}

test.describe("a service worker", { tag: "@firefox-on-demand" }, () => {
  for (const fault of ["404", "500", "cut off"] as const) {
    test(`whose script is ${fault}: the site works as without it`, async ({
      page,
      server,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of (404|500)/, /fetching the script/);
      const isAsked = breakFile(server, /^\/sw\.js$/, fault);
      await openAndSend(page);
      await expect(success(page)).toBeVisible();
      await expect.poll(isAsked, SOON).toBe(true);
      await expect.poll(() => hasWorker(page)).toBe(false);
    });
  }

  for (const fault of ["404", "cut off"] as const) {
    test(`one of whose files is ${fault} is not installed, and the next visit tries again`, async ({
      page,
      server,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 404/, /bad-precaching-response|ERR_|NetworkError/);
      const isAsked = breakFile(server, /bancal_list_bg/, fault);
      await openAndSend(page);
      await expect(success(page)).toBeVisible();
      await expect.poll(isAsked, SOON).toBe(true);
      await expect.poll(() => hasWorker(page)).toBe(false);
      server.answer = undefined;
      await openAndKeep(page, "/faq");
    });
  }

  test("one of whose texts is cut off keeps none of the language, and the next visit tries again", async ({
    page,
    server,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_|NetworkError/);
    const isAsked = breakFile(server, /^\/assets\/search-es-/, "cut off");
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await expect.poll(isAsked, SOON).toBe(true);
    await page.waitForLoadState("networkidle");
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith("bancal-files-"))).toHaveLength(1);
    const keptTexts = page.evaluate(async () => {
      const texts = (await caches.keys()).filter((name) => name.startsWith("bancal-texts-"));
      const requests = await Promise.all(
        texts.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => url);
    });
    expect(await keptTexts).toEqual([]);
    server.answer = undefined;
    await openAndKeep(page, "/faq");
  });

  test("whose caches the browser has deleted: the site loads from the network, and is kept again", async ({
    page,
  }) => {
    await openAndKeep(page, "/");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        await caches.delete(name);
      }
    });
    await open(page, "/faq");
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await kept(page);
  });

  test("whose cache is half gone: loaded from the network as far as there is one", async ({
    page,
  }) => {
    await openAndKeep(page, "/");
    await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("bancal-files"));
      const cache = await caches.open(name);
      for (const [index, request] of (await cache.keys()).entries()) {
        if (index % 2) {
          await cache.delete(request);
        }
      }
    });
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("for whose files there is no room: the site works as without it", {
    tag: "@chromium-only",
  }, async ({ page, server, expectedConsole }) => {
    expectedConsole.push(/QuotaExceededError|Quota exceeded/);
    const session = await page.context().newCDPSession(page);
    const quota = { origin: server.url, quotaSize: 20_000 };
    await session.send("Storage.overrideQuotaForOrigin", quota);
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await expect.poll(() => hasWorker(page)).toBe(false);
    await session.send("Storage.overrideQuotaForOrigin", { origin: server.url });
    await openAndKeep(page, "/faq");
  });

  test("goes on unnoticed where storage is blocked", async ({ page }) => {
    await blockStorage(page);
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("that the policy forbids: the site works as without it", async ({
    page,
    server,
    expectedConsole,
    expectedViolations,
  }) => {
    expectedConsole.push(/worker-src|Content.Security.Policy/i);
    expectedViolations.push(/^worker-src forbids .*sw\.js/);
    server.policy = (policy) => policy.replace("worker-src 'self'", "worker-src 'none'");
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", () => {
        document.documentElement.dataset.refused = "";
      });
    });
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-refused", "", { timeout: 10_000 });
    expect(await hasWorker(page)).toBe(false);
  });

  test("is removed with all that it has kept by the switch that turns it off", async ({
    page,
    server,
  }) => {
    await openAndKeep(page, "/");
    await server.turnOff();
    await page.reload();
    const cached = () => page.evaluate(async () => (await caches.keys()).length);
    await expect.poll(cached, { timeout: 30_000 }).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });
});

test.describe("a deployment", { tag: "@firefox-on-demand" }, () => {
  /** The caches of files, one of each build. */
  const cachesOf = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      return names.filter((name) => name.startsWith("bancal-files-"));
    });

  /** Publishes another build, loads the page from it, and waits until its worker waits for the older one. */
  async function deploy(server: SiteServer, page: Page) {
    await server.deploy();
    await page.reload();
    await hydrated(page);
    const isWaiting = () =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      );
    await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true);
  }

  test("with three tabs open: each keeps its own files, and without a connection the site stays that of the old build", async ({
    page,
    server,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(NO_CONNECTION);
    test.slow();
    await openAndKeep(page, "/");
    const [second, third] = [await context.newPage(), await context.newPage()];
    await open(second, "/faq");
    await open(third, "/faq");
    expect(await cachesOf(page)).toHaveLength(1);
    await deploy(server, third);
    expect(await cachesOf(page)).toHaveLength(2);
    await server.stop();
    // Files of the old build come from its cache; a page of the new one has loaded its own.
    for (const tab of [page, second, third]) {
      await tab.getByRole("navigation").getByRole("link", { name: "Formación" }).first().click();
      await expect(heading(tab)).toHaveText(/Formación/);
    }
    // Until all tabs are closed, the site without a connection is the old one.
    await third.reload();
    await expect(heading(third)).toHaveText(/Formación/);
    const main = (tab: Page) =>
      tab.evaluate(() => JSON.parse(document.documentElement.dataset.files ?? "{}").main);
    expect(await main(third)).toBe(await main(second));
  });

  test("and a language first opened while the next build waits is kept by that build", async ({
    page,
    server,
  }) => {
    test.slow();
    await openAndKeep(page, "/");
    const [old = ""] = await cachesOf(page);
    await deploy(server, page);
    await open(page, "/en/faq");
    await expect
      .poll(() =>
        page.evaluate(
          async (build) => {
            const names = await caches.keys();
            const next = names.find((name) => /^bancal-texts-/.test(name) && !name.endsWith(build));
            const requests = next ? await (await caches.open(next)).keys() : [];
            return requests.map(({ url }) => /\/shell-(\w+)-/.exec(url)?.[1]);
          },
          old.replace("bancal-files-", ""),
        ),
      )
      .toContain("en");
  });

  test("with all tabs closed: the site without a connection is that of the new build, and the older files are gone", async ({
    page,
    server,
    context,
    expectedConsole,
  }) => {
    expectedConsole.push(NO_CONNECTION);
    test.slow();
    await openAndKeep(page, "/");
    const [old] = await cachesOf(page);
    await deploy(server, page);
    const other = await context.newPage();
    await page.close();
    // The browser changes workers once the older one has neither a page nor anything to do, so only visits long after
    // the last tell: until then each visit belongs to the older one.
    await expect(async () => {
      const visit = await context.newPage();
      await open(visit, "/faq");
      const names = await cachesOf(visit);
      await visit.close();
      await other.waitForTimeout(2000);
      expect(names).toHaveLength(1);
      expect(names[0]).not.toBe(old);
    }).toPass({ timeout: 60_000 });
    await server.stop();
    await open(other, "/faq");
    await expect(heading(other)).toHaveText("Preguntas frecuentes");
  });
});
