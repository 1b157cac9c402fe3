/** Whatever a shop document holds stays text, and however large it is, the page stays usable. */
import type { Page } from "@playwright/test";
import { DOCUMENTS } from "../../shared/shop-documents.mjs";
import { HOSTILE, test } from "../support/hostile";
import { menuLink } from "../support/page";
import { loading, products } from "../support/resilience";
import { expect, open } from "../support/site";

/** Opens a list of the shop whose document is the given one. */
async function openProducts(page: Page, document: string) {
  await page.route("**/shop.json", (route) =>
    route.fulfill({ contentType: "application/json", body: document }),
  );
  await open(page, "/herramientas");
}

/** The page still works, and no slower than any other: a link can be followed in time. */
async function expectUsable(page: Page) {
  await menuLink(page, "Preguntas").click({ timeout: 5000 });
  await expect(page).toHaveURL("/faq");
  await page.locator("main summary").first().click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
}

test.describe("hostile products", { tag: "@firefox-on-demand" }, () => {
  test("products whose names, prices, links and further members are hostile are names, or left out", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/herramientas\[\d+\]/, /404/);
    const list = HOSTILE.map((string) => ({
      nombre: string,
      foto: "/pictures/icon.svg",
      precio: string,
      enlace: string,
      href: string,
      html: string,
      children: [string],
      __html: string,
      dangerouslySetInnerHTML: { __html: string },
      onerror: "alert(1)",
      style: string,
    }));
    await openProducts(
      page,
      JSON.stringify({ herramientas: list, __proto__: { polluted: "yes" } }),
    );
    const shown = HOSTILE.filter((name) => !/\p{Cc}/u.test(name)).map((name) => name.trim());
    expect(shown.length).toBeGreaterThan(HOSTILE.length / 2);
    await expect(products(page)).toHaveCount(shown.length);
    const names = await products(page).evaluateAll((own) =>
      own.map((product) => [
        product.querySelector(".card-name")?.textContent,
        product.querySelectorAll("*").length,
      ]),
    );
    expect(names).toEqual(shown.map((name) => [name, 3]));
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    await expectUsable(page);
  });

  test("pictures at odd addresses are left out, and named in the console", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/herramientas\[\d+\]: foto/, /404/);
    const odd = [
      ...HOSTILE,
      "http://evil.example/x.png",
      "//evil.example/x.png",
      "/\\evil.example/x.png",
      "\\\\evil.example\\x.png",
      "https:evil.example/x.png",
      "https://",
      "HTTPS://evil.example/x.png",
      "blob:https://evil.example/x",
      "file:///etc/passwd",
      "ftp://evil.example/x.png",
      "filesystem:x",
      "about:blank",
      "x".repeat(5000),
      "/pictures/a b.svg",
      "/pictures/\u0000.svg",
      "/\t/evil.example/x.png",
      "/\n/evil.example/x.png",
    ];
    const list = odd.map((foto, index) => ({ nombre: `Pieza ${index}`, foto }));
    await openProducts(
      page,
      JSON.stringify({ herramientas: [{ nombre: "Buena", foto: "/pictures/icon.svg" }, ...list] }),
    );
    await expect(page.getByText("Buena")).toBeVisible();
    await expect(products(page)).toHaveCount(1);
    await expectUsable(page);
  });

  for (const [name, document, outcome] of DOCUMENTS) {
    test(`a shop document ${name} leaves the page usable`, async ({ page, expectedConsole }) => {
      expectedConsole.push(/herramientas/, /Error al obtener datos:/, /same key/);
      await openProducts(page, document());
      if (outcome === "failed") {
        await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
      } else {
        await expect(loading(page)).toBeHidden();
        await expect(products(page)).toHaveCount(outcome);
      }
      await expectUsable(page);
    });
  }
});
