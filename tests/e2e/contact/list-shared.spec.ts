/** A request list in the address: offered, never taken unasked. */

import { LIST, lines, offered, openWith, panel } from "../support/list";
import { resetProvider } from "../support/provider";
import { expect, open, test } from "../support/site";

test.describe("shared request list", { tag: "@firefox" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("a shared list is offered in another browser: used, added or taken instead", async ({
    page,
    browser,
    site: baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: (text: string) => document.body.setAttribute("data-copied", text) },
      });
    });
    await openWith(page, LIST);
    await page.getByRole("button", { name: "Compartir la lista" }).click();
    await expect(panel(page)).toContainText("Enlace copiado");
    const url = (await page.locator("body").getAttribute("data-copied")) ?? "";
    expect(url).toBe(`${baseURL}/contacto#lista=${LIST}`);

    const asked: string[] = [];
    const visitor = await (await browser.newContext({ baseURL })).newPage();
    visitor.on("request", (request) => asked.push(request.url()));
    await open(visitor, url);
    await expect(offered(visitor)).toContainText("2 × Vallas metálicas");
    await expect(panel(visitor)).toHaveCount(0);
    await offered(visitor).getByRole("button", { name: "Usar esta lista" }).click();
    await expect(lines(visitor)).toHaveCount(3);
    await expect(visitor).toHaveURL(`${baseURL}/contacto`);

    await visitor.goto("/faq");
    await open(visitor, "/contacto#lista=1;metal-fence,1;roller-650,1");
    await offered(visitor).getByRole("button", { name: "Añadirla a la mía" }).click();
    await expect(lines(visitor)).toHaveCount(4);
    await expect(lines(visitor).first()).toContainText("3");
    await visitor.goto("/faq");
    await open(visitor, "/contacto#lista=1;roller-650,1");
    await offered(visitor).getByRole("button", { name: "Cambiar la mía por esta" }).click();
    await expect(lines(visitor)).toHaveCount(1);
    expect(asked.filter((address) => address.includes("lista"))).toEqual([]);
    await visitor.context().close();
  });

  for (const [fragment, says] of [
    [`1${";rammer,1".repeat(10_000)}`, "el máximo son 30 líneas"],
    ["1;rammer,-1", "no lleva ninguna lista"],
    ["9;rammer,1", "otra versión"],
    ["<script>alert(1)</script>", "no lleva ninguna lista"],
    ["%F0%9F%8F", "no lleva ninguna lista"],
  ] as const) {
    test(`a link with ${fragment.slice(0, 25)} says so, and changes nothing`, async ({ page }) => {
      await openWith(page, "1;rammer,1", `/contacto#lista=${fragment}`);
      await expect(lines(page)).toHaveCount(1);
      await expect(offered(page).getByRole("alert")).toContainText(says);
      await offered(page).getByRole("button", { name: "No usarla" }).click();
      await expect(offered(page)).toHaveCount(0);
      await expect(lines(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/contacto$/);
    });
  }
});
