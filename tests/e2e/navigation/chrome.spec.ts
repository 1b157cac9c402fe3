import { holdBack, saveData } from "../support/fault-injection";
import { expect, hydrated, open, pageOfEachKind, test, views } from "../support/site";

const phone = { width: 360, height: 740 };
const shopLists = Object.entries(views).filter(([, view]) => view.page.kind === "shopList");

test.describe("header and menus", { tag: "@firefox-on-demand" }, () => {
  test.describe("on a phone", () => {
    test.use({ viewport: phone });

    test("the menu opens at the right with the seven links, keeps the focus, and Escape closes it", {
      tag: "@firefox",
    }, async ({ page }) => {
      await open(page, "/");
      const button = page.getByRole("button", { name: "Abrir el menú" });
      await button.click();
      const panel = page.getByRole("dialog");
      await expect(panel).toBeVisible();
      // The panel slides in: its position is measured once it has stopped.
      const right = async () => {
        const box = await panel.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      };
      await expect.poll(right).toBe(phone.width);
      await expect(panel.getByRole("navigation").first().getByRole("link")).toHaveCount(7);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      // Last: in Firefox, Tab goes on into the browser's toolbar, where Escape does not reach the page.
      await button.click();
      await expect(panel).toBeVisible(); // the panel opens one frame after the tap
      for (let i = 0; i < 20; i += 1) {
        await page.keyboard.press("Tab");
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest("dialog") !== null,
        );
        expect(inside).toBe(true);
      }
    });

    test("the panel closes by its button, by its backdrop, and when a link is followed", {
      tag: "@firefox",
    }, async ({ page }) => {
      await open(page, "/");
      const button = page.getByRole("button", { name: "Abrir el menú" });
      const panel = page.getByRole("dialog");
      await button.click();
      await panel.getByRole("button", { name: "Cerrar el menú" }).click();
      await expect(panel).toBeHidden();
      await button.click();
      await expect(panel).toBeVisible();
      await page.mouse.click(10, 400);
      await expect(panel).toBeHidden();
      await button.click();
      await panel.getByRole("link", { name: "Preguntas" }).click();
      await expect(page).toHaveURL("/faq");
      await expect(panel).toBeHidden();
    });
  });

  test("the header has the seven links, and the question page is one of them", async ({ page }) => {
    await open(page, "/");
    const links = page
      .getByRole("banner")
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link");
    await expect(links).toHaveCount(7);
    await expect(links.nth(5)).toHaveAttribute("href", "/faq");
  });

  test("the language menu works by keyboard", { tag: "@firefox" }, async ({ page }) => {
    await open(page, "/faq");
    const menu = page.locator(".language");
    const links = menu.getByRole("link");
    const button = menu.locator("summary");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(links).toHaveCount(3);
    await expect(links.first()).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(links.first()).toBeHidden();
    await button.click();
    await page.mouse.click(10, 500);
    await expect(links.first()).toBeHidden();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(button).toBeFocused();
  });

  test("the open entry of the machinery menu lists its machines and can be closed", {
    tag: "@firefox",
  }, async ({ page }) => {
    await open(page, "/maquinaria/alquiler-hormigoneras");
    const menu = page.getByRole("navigation", { name: "Maquinaria de alquiler" });
    const entry = menu.getByRole("link", { name: "Hormigoneras" });
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(entry).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("listitem")).toHaveCount(17 + 3);
    await entry.click();
    await expect(entry).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL("/maquinaria/alquiler-hormigoneras");
    await menu.getByRole("link", { name: "Vallas" }).click();
    await expect(page).toHaveURL("/maquinaria/alquiler-vallas");
    await expect(menu.getByRole("link", { name: "Vallas", exact: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(menu.getByRole("link", { name: /^Señalización/ })).not.toHaveAttribute(
      "aria-expanded",
    );
  });

  test("each question opens and closes on its own", { tag: "@firefox" }, async ({ page }) => {
    await open(page, "/en/faq");
    const questions = page.locator("main details");
    await questions.nth(0).locator("summary").click();
    await questions.nth(3).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(2);
    await expect(questions.nth(3).getByRole("link").first()).toHaveAttribute(
      "href",
      "/en/contacto",
    );
    await questions.nth(0).locator("summary").click();
    await expect(page.locator("main details[open]")).toHaveCount(1);
  });

  test("the WhatsApp button is on its pages alone, with a Spanish message", async ({ page }) => {
    // The scripts of other pages do not come: left while they do, Firefox logs an error.
    await saveData(page);
    const button = page.locator(".whatsapp");
    for (const address of pageOfEachKind("ca")) {
      await open(page, address);
      const kind = views[address]?.page.kind ?? "";
      const has = ["home", "contact", "shop", "shopList", "machinery", "category"].includes(kind);
      await expect(button, address).toHaveCount(has ? 1 : 0);
    }
    await open(page, "/en");
    await expect(button).toHaveAttribute("href", /^https:\/\/wa\.me\/34\d+\?text=Hola%2C%20quiero/);
    await expect(button).toHaveAttribute("target", "_blank");
    await expect(button).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("six shop lists load their products, the safety list in rows of three", {
    tag: "@firefox",
  }, async ({ page }) => {
    test.setTimeout(120_000);
    expect(shopLists.length).toBe(18);
    for (const [address] of shopLists) {
      await open(page, address);
      const products = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("img") });
      await expect(products.nth(7), address).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/elementos-seguridad");
    const products = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("img") });
    await expect(products).toHaveCount(9);
    const tops = await products.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(3);
  });

  for (const [width, height] of [
    [360, 740],
    [1350, 940],
  ] as const) {
    test(`products that come to a page ${width} pixels wide shift nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      test.slow(); // eighteen pages
      for (const [address] of shopLists) {
        const release = await holdBack(page, "**/shop.json");
        await open(page, address);
        const end = page.locator(".page-end");
        const before = await end.boundingBox();
        await expect(page.locator(".skeletons")).toBeVisible();
        release();
        await expect(page.locator(".skeletons")).toHaveCount(0);
        expect(await end.boundingBox(), address).toEqual(before);
      }
    });
  }

  test("a shop list that does not load keeps its loading text, says so, and can be tried again", {
    tag: "@firefox",
  }, async ({ page, expectedConsole }) => {
    expectedConsole.push(/Error al obtener datos:/, /503/);
    await page.route("**/shop.json", (route) => route.fulfill({ status: 503, body: "" }), {
      times: 1,
    });
    await open(page, "/herramientas");
    await expect(page.getByText("Cargando herramientas...")).toBeVisible();
    await page.getByRole("button", { name: "Volver a intentarlo" }).click();
    await expect(page.getByRole("main").getByRole("img").nth(7)).toBeVisible();
    await expect(page.getByText("Cargando herramientas...")).toBeHidden();
  });

  test("products that are not what they should be are left out and named in the console", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/herramientas\[0\]: foto/, /herramientas\[2\]: nombre/);
    const list = [
      { nombre: "goods.tools.trowel", foto: "javascript:alert(1)" },
      { nombre: "<b>Cinta</b>", foto: "/pictures/icon.svg" },
      null,
    ];
    await page.route("**/shop.json", (route) => route.fulfill({ json: { herramientas: list } }));
    const named = page.waitForEvent("console", (message) =>
      message.text().includes("herramientas[0]"),
    );
    await open(page, "/herramientas");
    await named;
    await expect(page.getByText("<b>Cinta</b>").first()).toBeVisible();
  });

  test("a shop list that is left while it is loading reports no failure", async ({ page }) => {
    await page.route("**/shop.json", () => {}); // never answered
    await open(page, "/herramientas");
    await open(page, "/faq");
    await open(page, "/herramientas");
    await page.reload();
    await hydrated(page);
    // The end of the test would end what is loading, too, before it closes the page.
    await open(page, "/faq");
  });

  test.describe("with the video", () => {
    test.use({ bannerVideo: "plays" });

    test("the background video can be paused, and stays so for the visit", {
      tag: "@firefox",
    }, async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Pausar el vídeo de fondo" }).click();
      await page.getByRole("banner").getByRole("link", { name: "Ventajas" }).click();
      await expect(
        page.getByRole("button", { name: "Reproducir el vídeo de fondo" }),
      ).toBeVisible();
    });
  });
});
