/** The search where a file of it fails, where the connection is gone, and on a page that a translator has changed. */
import type { Page } from "@playwright/test";
import { FILES } from "../../shared/faults.mjs";
import {
  FILE_FAULT,
  type File,
  gate,
  holdBack,
  injectFault,
  reconnect,
} from "../support/fault-injection";
import { chooseLanguage } from "../support/language";
import { expect, hydrated, open, test } from "../support/site";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("main li[data-id]");
const failure = (page: Page) => page.getByRole("main").getByRole("alert");

const retry = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Volver a intentarlo" });

const PARTS: File[] = ["search", "search script", "search index"];

test.describe("faults of the search", { tag: "@firefox-on-demand" }, () => {
  for (const part of PARTS) {
    for (const way of ["404", "500", "truncated", "blocked"] as const) {
      test(`${part}, ${way}: the page says so, shows the catalogue, and tries again`, async ({
        page,
        expectedConsole,
      }) => {
        expectedConsole.push(FILE_FAULT);
        const mend = await injectFault(page, part, way);
        await open(page, "/buscar?q=llana");
        await expect(failure(page)).toContainText("No se ha podido cargar el buscador.");
        await expect(page.getByRole("heading", { name: "Todo el catálogo" })).toBeVisible();
        await expect(box(page)).toHaveValue("llana");
        await mend();
        await retry(page).click();
        await expect(results(page).first()).toHaveAttribute("data-id", "goods.tools.float");
        await expect(failure(page)).toHaveCount(0);
      });
    }
  }

  test("the button that tries again hands the focus to the results", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    const mend = await injectFault(page, "search index", "404");
    await open(page, "/buscar?q=llana");
    await expect(retry(page)).toBeVisible();
    await mend();
    await retry(page).press("Enter");
    await expect(results(page)).toHaveCount(1);
    await expect(page.locator("#results")).toBeFocused();
  });

  test("a second failure is told as the first was, and the button keeps the focus", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await injectFault(page, "search index", "404");
    await open(page, "/buscar?q=llana");
    await expect(failure(page)).toContainText("No se ha podido cargar el buscador.");
    // Within a minute, it is no update of the site, for which the page would be loaded again.
    await page.evaluate(() => sessionStorage.setItem("reloadedAfterUpdate", String(Date.now())));
    const { open: fail, opened } = gate();
    await page.route(FILES["search index"], async (route) => {
      await opened;
      await route.abort();
    });
    await retry(page).press("Enter");
    await expect(retry(page)).toHaveAttribute("aria-disabled", "true");
    await expect(failure(page)).not.toContainText("No se ha podido");
    fail();
    await expect(failure(page)).toContainText("No se ha podido cargar el buscador.");
    await expect(retry(page)).toBeFocused();
    await expect(retry(page)).not.toHaveAttribute("aria-disabled");
  });

  test("an index of another build is refused", async ({ page, expectedConsole }) => {
    // Firefox's driver tells no more of a logged error than that it is one.
    expectedConsole.push(/is not the index of this build/, /^Error$/);
    await page.route(FILES["search index"], async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: `00000000${body.slice(8)}`, contentType: "text/plain" });
    });
    await open(page, "/buscar?q=llana");
    await expect(failure(page)).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test("a field of the header whose search fails still leads to the catalogue", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await injectFault(page, "search index", "404");
    await open(page, "/faq");
    await box(page).fill("llana");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/buscar?q=llana");
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Llana" })).toBeVisible();
  });

  test("once loaded it works without a connection", async ({ page, context, expectedConsole }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/); // of pictures
    await open(page, "/buscar?q=llana");
    await expect(results(page)).toHaveCount(1);
    await context.setOffline(true);
    await box(page).fill("tijera 12 m");
    await expect(results(page)).toHaveCount(3);
    await expect(page).toHaveURL("/buscar?q=tijera+12+m");
    await context.setOffline(false);
  });

  test("without a connection from the start it says so, and recovers when it is back", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await open(page, "/buscar");
    const mend = await injectFault(page, "search index", "blocked");
    await chooseLanguage(page, "English");
    await box(page).fill("steel float");
    await expect(failure(page)).toBeVisible();
    await mend();
    await reconnect(page);
    await expect(results(page).first()).toHaveAttribute("data-id", "goods.tools.float");
    await expect(failure(page)).toHaveCount(0);
  });

  test("words typed before the page is live are searched for", async ({ page }) => {
    const release = await holdBack(page, FILES["entry script"]);
    await page.goto("/buscar", { waitUntil: "commit" });
    await box(page).fill("llana");
    release();
    await hydrated(page);
    await expect(results(page)).toHaveCount(1);
    await expect(page).toHaveURL("/buscar?q=llana");
  });

  test("words typed into the header before the page is live stay, and are sent by the browser", async ({
    page,
  }) => {
    const release = await holdBack(page, FILES["entry script"]);
    await page.goto("/faq", { waitUntil: "commit" });
    await box(page).fill("llana");
    await box(page).press("Enter");
    release();
    await expect(page).toHaveURL("/buscar?q=llana");
    await expect(results(page)).toHaveCount(1);
  });

  test("a translated page goes on showing results", async ({ page }) => {
    await open(page, "/buscar?q=llana");
    await expect(results(page)).toHaveCount(1);
    await page.evaluate(() => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim())) {
        const own = document.createElement("font");
        own.append(`¡${text.data}!`);
        text.replaceWith(own);
      }
    });
    for (const [words, count] of [
      ["tijera 12 m", 3],
      ["piano de cola", 0],
      ["llana", 1],
    ] as const) {
      await box(page).fill(words);
      await expect(results(page)).toHaveCount(count);
      await expect(page.locator("#results + p")).toContainText(words);
    }
    await box(page).clear();
    await expect(page.locator("#all")).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page lists everything for rent and for sale", async ({ page }) => {
    await page.goto("/buscar?q=llana");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Llana" })).toBeVisible();
    await main.getByRole("link", { name: "Miniexcavadora de 1 t" }).click();
    await expect(page).toHaveURL(/#mini-excavator-1t$/);
    await page.getByRole("searchbox").fill("radial");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/buscar?q=radial");
  });
});
