/** The lists of the shop whose document fails, and is tried again. */
import { FILES } from "../../shared/faults.mjs";
import { holdBack, injectFault, reconnect } from "../support/fault-injection";
import { products, test } from "../support/resilience";
import { expect, open } from "../support/site";

test.describe("a shop document that fails", { tag: "@firefox-on-demand" }, () => {
  test("the button that tries again keeps the focus while it does, and hands it to the products", async ({
    page,
  }) => {
    const come = await injectFault(page, "shop document", "500");
    await open(page, "/herramientas");
    const retry = page.getByRole("button", { name: "Volver a intentarlo" });
    await expect(retry).toBeVisible();
    await come();
    const release = await holdBack(page, FILES["shop document"]);
    await retry.press("Enter");
    await expect(retry).toHaveAttribute("aria-disabled", "true");
    await expect(retry).toBeFocused();
    release();
    await expect(products(page).nth(7)).toBeVisible();
    await expect(page.locator("ul.products")).toBeFocused();
  });

  test("products that come by themselves take the focus from nobody, though they were tried again before", async ({
    page,
  }) => {
    const come = await injectFault(page, "shop document", "500");
    await open(page, "/herramientas");
    const retry = page.getByRole("button", { name: "Volver a intentarlo" });
    const again = page.waitForResponse(FILES["shop document"]);
    await retry.press("Enter");
    await again;
    await expect(retry).not.toHaveAttribute("aria-disabled");
    await expect(retry).toBeFocused();
    const words = page.getByRole("searchbox");
    await words.focus();
    await come();
    await reconnect(page);
    await expect(products(page).nth(7)).toBeVisible();
    await expect(words).toBeFocused();
  });
});
