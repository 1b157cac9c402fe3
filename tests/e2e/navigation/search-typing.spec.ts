/** Typing into the field of the search page. */
import type { Page } from "@playwright/test";
import { expect, hydrated, open, SOON, test } from "../support/site";

const box = (page: Page) => page.getByRole("searchbox");
const results = (page: Page) => page.locator("main li[data-id]");
const ids = (page: Page) =>
  results(page).evaluateAll((items) => items.map(({ dataset }) => dataset.id));

test.describe("search", { tag: "@firefox" }, () => {
  test("results follow each letter, and the address follows at rest, without filling the history", async ({
    page,
  }) => {
    await open(page, "/faq");
    await page.goto("/buscar");
    await hydrated(page);
    const length = await page.evaluate(() => history.length);
    await box(page).pressSequentially("llan");
    await expect(results(page).first()).toHaveAttribute("data-id", "goods.tools.float");
    await expect(page).toHaveURL("/buscar?q=llan");
    await box(page).pressSequentially("a");
    await expect(page).toHaveURL("/buscar?q=llana");
    await expect(box(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.reload();
    await hydrated(page);
    await expect(box(page)).toHaveValue("llana");
    await expect.poll(() => ids(page), SOON).toEqual(["goods.tools.float"]);
    await box(page).clear();
    await expect(page).toHaveURL("/buscar");
    await expect(page.getByRole("heading", { name: "Todo el catálogo" })).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test("the number of results is announced once typing rests", async ({ page }) => {
    await open(page, "/buscar");
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const region = document.querySelector("#main > [role=status]");
      new MutationObserver(() => said.push(region?.textContent ?? "")).observe(region as Node, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    // Typed by timers of the page: a driver that is slow to press would rest where a visitor does not.
    await box(page).evaluate((field: HTMLInputElement) => {
      field.focus();
      for (const [position, character] of [..."tijera 12 m"].entries()) {
        setTimeout(() => {
          field.setRangeText(character, position, position, "end");
          field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }, 60 * position);
      }
    });
    await expect(page.locator("#main > [role=status]")).toHaveText(
      "3 resultados para «tijera 12 m»",
    );
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
      "3 resultados para «tijera 12 m»",
    ]);
  });

  test("no letter is lost where the page follows late, as on a slow phone", async ({ page }) => {
    await open(page, "/buscar");
    const written = await box(page).evaluateHandle((field: HTMLInputElement) => {
      const type = (letter: string) => {
        field.setRangeText(letter, field.value.length, field.value.length, "end");
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      // A letter is typed as the address follows the one before it. When the router is there too, and the page is still to
      // be rendered, the browser is busy until typing rests again.
      const replaceState = history.replaceState.bind(history);
      let typedAt = 0;
      history.replaceState = (...state) => {
        replaceState(...state);
        if (location.search === "?q=t" && typedAt === 0) {
          typedAt = performance.now();
          type("i");
        } else if (location.search === "?q=t") {
          while (performance.now() < typedAt + 550);
        }
      };
      const written: string[] = [];
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      Object.defineProperty(field, "value", {
        get: () => value?.get?.call(field),
        set(text: string) {
          written.push(text);
          value?.set?.call(field, text);
        },
      });
      field.focus();
      type("t");
      return written;
    });
    await expect(page).toHaveURL("/buscar?q=ti");
    await expect(results(page).first()).toBeVisible();
    await expect(box(page)).toHaveValue("ti");
    expect(await written.jsonValue()).toEqual([]);
  });
});
