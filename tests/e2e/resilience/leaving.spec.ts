/** Firefox ends what is loading as soon as a page begins to be left: as long as it is still there, it reports no failure. */
import { gate, saveData } from "../support/fault-injection";
import { expect, open, test } from "../support/offline";
import { products } from "../support/resilience";

test.describe("a page that is left for one that is slow to come", { tag: "@firefox" }, () => {
  test.beforeEach(({ page }) => saveData(page));

  test("reports no failure of the products that it was loading", async ({ page, server }) => {
    server.answer = (path) => {
      if (path === "/shop.json") {
        return "no answer";
      }
      return path === "/faq" ? "late" : undefined;
    };
    await open(page, "/herramientas");
    await open(page, "/faq");
  });

  test("reports no failure of the search that it was loading", async ({ page, server }) => {
    server.answer = (path) => {
      if (path.startsWith("/assets/search-")) {
        return "no answer";
      }
      return path === "/faq" ? "late" : undefined;
    };
    await open(page, "/buscar?q=dumper");
    await open(page, "/faq");
  });

  test("tells of the failure if the visitor stays, and loads again", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/Error al obtener datos/, /ERR_FAILED/);
    const { open: end, opened: ended } = gate();
    await page.route("**/shop.json", async (route) => {
      await ended;
      await route.abort();
    });
    await open(page, "/herramientas");
    // As a link to the telephone does, by which no page is left.
    await page.evaluate(() => dispatchEvent(new Event("beforeunload")));
    end();
    const retry = page.getByRole("button", { name: "Volver a intentarlo" });
    await expect(retry).toBeVisible({ timeout: 10_000 });
    await page.unroute("**/shop.json");
    await retry.click();
    await expect(products(page).nth(7)).toBeVisible();
  });
});
