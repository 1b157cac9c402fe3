/** Faults of the service worker and of what it keeps: nothing is worse than without it. */
import { expect, hydrated, kept, NO_CONNECTION, open, openAndKeep, test } from "../support/offline";
import { heading } from "../support/page";
import { openAndSend, success } from "../support/quote";
import { blockStorage } from "../support/storage";

test.use({ serviceWorkers: "allow" });

test.describe("a service worker", { tag: "@firefox-on-demand" }, () => {
  for (const fault of ["404", "500", "cut off"] as const) {
    test(`whose script is ${fault}: the site works as without it`, async ({
      page,
      server,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of (404|500)/, /fetching the script/);
      server.answer = (path) => (path === "/sw.js" ? fault : undefined);
      await openAndSend(page);
      await expect(success(page)).toBeVisible();
      expect(
        await page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.active),
      ).toBe(true);
    });
  }

  for (const fault of ["404", "cut off"] as const) {
    test(`one of whose files is ${fault} is not installed, and the next visit tries again`, async ({
      page,
      server,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 404/, /bad-precaching-response|ERR_|NetworkError/);
      server.answer = (path) => (/bancal_list_bg/.test(path) ? fault : undefined);
      await openAndSend(page);
      await expect(success(page)).toBeVisible();
      server.answer = undefined;
      await openAndKeep(page, "/faq");
    });
  }

  test("whose caches the browser has deleted: the site loads from the network, and is kept again", async ({
    page,
    server,
    expectedConsole,
  }) => {
    expectedConsole.push(NO_CONNECTION);
    await openAndKeep(page, "/");
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        await caches.delete(name);
      }
    });
    await open(page, "/faq");
    await expect(heading(page)).toHaveText("Preguntas frecuentes");
    await kept(page);
    await server.stop();
    await page.goto("/contacto").catch(() => {}); // scripts come from the network only
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

  test("is not there where storage is blocked, and nothing says so", async ({ page }) => {
    await blockStorage(page);
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("that the policy forbids: the site works as without it", async ({
    page,
    server,
    expectedConsole,
  }) => {
    expectedConsole.push(/worker-src|Content.Security.Policy/i);
    server.policy = (policy) => policy.replace("worker-src 'self'", "worker-src 'none'");
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("is removed with all that it has kept by the switch that turns it off", async ({
    page,
    server,
  }) => {
    await openAndKeep(page, "/");
    await server.turnOff();
    await page.reload();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await openAndSend(page);
    await expect(success(page)).toBeVisible();
  });
});

test.describe("a deployment", { tag: "@firefox-on-demand" }, () => {
  test("with three tabs open: each keeps its own files, and old ones go with the last tab that needs them", async ({
    page,
    server,
    context,
  }) => {
    test.slow();
    await openAndKeep(page, "/");
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) {
      await open(tab, `${server.url}/faq`);
    }
    const builds = () =>
      page.evaluate(
        async () => (await caches.keys()).filter((name) => name.startsWith("bancal-files-")).length,
      );
    const isInstalled = () =>
      page.evaluate(async () => {
        const own = await navigator.serviceWorker.getRegistration();
        return !(own?.installing || own?.waiting);
      });
    expect(await builds()).toBe(1);
    await server.deploy();
    await tabs[2]?.reload();
    await expect.poll(builds, { timeout: 30_000 }).toBe(2);
    await expect.poll(isInstalled, { timeout: 30_000 }).toBe(true);
    await server.stop();
    // Files of the old build come from its cache, those of the new one from its own.
    for (const tab of tabs) {
      await tab.getByRole("navigation").getByRole("link", { name: "Formación" }).first().click();
      await expect(heading(tab)).toHaveText(/Formación/);
    }
    await server.deploy();
    for (const tab of tabs) {
      await tab.reload();
      await hydrated(tab);
    }
    await expect.poll(builds, { timeout: 30_000 }).toBe(1);
  });
});
