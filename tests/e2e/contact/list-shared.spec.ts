/** A request list in the address: offered, never taken unasked. */

import { holdBack } from "../support/fault-injection";
import { expectValues, START } from "../support/form";
import { chooseLanguage } from "../support/language";
import { LIST, LISTS, lines, offered, openWith, panel, parts } from "../support/list";
import { received, resetProvider } from "../support/provider";
import { fillAndSend, openFilled, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.describe("shared request list", { tag: "@firefox-on-demand" }, () => {
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
    // The address does not say which language was chosen, the link does.
    await chooseLanguage(page, "English");
    await expect(page).toHaveURL(`${baseURL}/contacto`);
    await page.getByRole("button", { name: "Share your list" }).click();
    await expect(page.locator("body")).toHaveAttribute(
      "data-copied",
      `${baseURL}/en/contacto#lista=${LIST}`,
    );

    const asked: string[] = [];
    const visitor = await (await browser.newContext({ baseURL })).newPage();
    visitor.on("request", (request) => asked.push(request.url()));
    await open(visitor, url);
    await expect(offered(visitor)).toContainText("2 × Vallas metálicas");
    await expect(panel(visitor)).toHaveCount(0);
    await offered(visitor).getByRole("button", { name: "Usar esta lista" }).click();
    await expect(lines(visitor)).toHaveCount(3);
    await expect(visitor).toHaveURL(`${baseURL}/contacto`);

    await open(visitor, "/faq");
    await open(visitor, "/contacto#lista=1;metal-fence,1;roller-650,1");
    await offered(visitor).getByRole("button", { name: "Añadirla a la mía" }).click();
    await expect(lines(visitor)).toHaveCount(4);
    await expect(lines(visitor).first().getByRole("textbox").first()).toHaveValue("3");
    await open(visitor, "/faq");
    await open(visitor, "/contacto#lista=1;roller-650,1");
    await offered(visitor).getByRole("button", { name: "Cambiar la mía por esta" }).click();
    await expect(lines(visitor)).toHaveCount(1);
    await visitor.getByRole("button", { name: "Deshacer" }).click();
    await expect(lines(visitor)).toHaveCount(4);
    expect(asked.filter((address) => address.includes("lista"))).toEqual([]);
    await visitor.context().close();
  });

  test("lists of which a line would have more pieces than it has room for are not put together", async ({
    page,
  }) => {
    await openWith(page, "1;metal-fence,60", "/contacto#lista=1;metal-fence,40");
    await expect(offered(page)).toContainText("Las dos listas juntas no caben");
    await expect(offered(page).getByRole("button", { name: "Añadirla a la mía" })).toHaveCount(0);
    await offered(page).getByRole("button", { name: "Cambiar la mía por esta" }).click();
    await expect(lines(page).first().getByRole("textbox").first()).toHaveValue("40");
    await page.getByRole("button", { name: "Deshacer" }).click();
    // As the page advises: then one’s own can be sent.
    await offered(page).getByRole("button", { name: "Descartarla" }).click();
    await fillAndSend(page);
    await expect(success(page)).toBeVisible();
  });

  test("what is on both lists is added up and keeps the days and date of the visitor’s own, and the page says so before", async ({
    page,
  }) => {
    const note = "los días y la fecha de la tuya";
    await openWith(page, `1;rammer,1,2,${START};goods.tools.shovel,1;metal-fence,1`);
    await open(page, "/faq");
    await open(page, "/contacto#lista=1;roller-650,1,9;goods.tools.float,1");
    await expect(offered(page).getByRole("button", { name: "Añadirla a la mía" })).toBeVisible();
    await expect(offered(page)).not.toContainText(note);
    // The same link once more, perhaps, whose pieces would be counted twice.
    const onBoth = [`rammer,1,2,${START}`, "goods.tools.shovel,2", "rammer,2,5"];
    for (const line of [...onBoth, `metal-fence,2,,${START}`]) {
      await open(page, "/faq");
      await open(page, `/contacto#lista=1;${line}`);
      await expect(offered(page)).toContainText(note);
    }
    await offered(page).getByRole("button", { name: "Añadirla a la mía" }).click();
    await expect(lines(page)).toHaveCount(3);
    const fence = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await expect(fence).toHaveValue("3");
  });

  test("what chat programs add to a link is left out, and one’s own list is not offered", async ({
    page,
  }) => {
    for (const end of [".", "&utm_source=x", "%3B"]) {
      await open(page, "/faq");
      await open(page, `/contacto#lista=${LIST.replaceAll(";", "%3B")}${end}`);
      const start = START.split("-").reverse().join("/");
      await expect(offered(page)).toContainText(`2 × Vallas metálicas · 10 días · desde ${start}`);
    }
    await offered(page).getByRole("button", { name: "Usar esta lista" }).click();
    await open(page, "/faq");
    await open(page, `/contacto#lista=${LIST}`);
    await expect(lines(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/contacto$/);
    await expect(offered(page)).toHaveCount(0);
  });

  test("the focus is where a list that was taken can be given back, and on the page after one that was not", async ({
    page,
  }) => {
    for (const button of ["Usar esta lista", "Cambiar la mía por esta"] as const) {
      await open(page, "/faq");
      await open(page, `/contacto#lista=${button === "Usar esta lista" ? LIST : "1;rammer,1"}`);
      await offered(page).getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(/\/contacto$/);
      await expect(offered(page)).toHaveCount(0);
      const said = {
        "Usar esta lista": "Ya tienes en tu lista todo lo de la compartida.",
        "Cambiar la mía por esta": "Tu lista se ha cambiado por la compartida.",
      }[button];
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Deshacer" })).toBeFocused();
    }
    await open(page, "/faq");
    await open(page, "/contacto#lista=1;roller-650,1");
    await offered(page).getByRole("button", { name: "Descartarla" }).click();
    await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
  });

  test("a list is used once, though its button is pressed twice, and offered again by undo", async ({
    page,
  }) => {
    const list = "1;dumper-2000-bucket,5,4;dumper-2000,1;goods.tools.shovel,2";
    const stored = () => page.evaluate(() => localStorage.getItem("requestList")?.split(" ")[2]);
    const use = () => offered(page).getByRole("button", { name: "Usar esta lista" });
    await open(page, `/contacto#lista=${list}`);
    await use().dblclick();
    await expect(lines(page)).toHaveCount(3);
    await expect(offered(page)).toHaveCount(0);
    expect(await stored()).toBe(list);

    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(offered(page).getByRole("heading")).toBeFocused();
    await use().focus();
    await page.keyboard.press("Enter");
    await expect(lines(page)).toHaveCount(3);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "Tu lista" })).toBeFocused();
    expect(await stored()).toBe(list);
  });

  test("a list that is taken is never offered beside itself", async ({ page }) => {
    await open(page, `/contacto#lista=${LIST}`);
    const both = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new MutationObserver(() => {
        seen.push(document.querySelectorAll(".list-place > section").length);
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await offered(page).getByRole("button", { name: "Usar esta lista" }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(page).toHaveURL("/contacto");
    expect(Math.max(...(await both.jsonValue()))).toBe(1);
  });

  test("undo of one shared list leaves another one that is offered", async ({ page }) => {
    await open(page, "/contacto#lista=1;rammer,2");
    await offered(page).getByRole("button", { name: "Usar esta lista" }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.evaluate(() => location.assign("#lista=1;roller-650,1"));
    await expect(offered(page)).toContainText("1 ×");
    await expect(offered(page).getByRole("heading")).toBeFocused();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(/roller-650/);
    await expect(offered(page)).not.toContainText("Pisón");
  });

  test("on the way between two lists in the address, the focus is on what is offered", async ({
    page,
  }) => {
    await openWith(page, "1;drill,1", "/contacto#lista=1;rammer,2");
    const title = offered(page).getByRole("heading");
    await expect(offered(page)).toContainText("Pisón");
    await expect(title).toBeFocused();
    await page.evaluate(() => location.assign("#lista=1;roller-650,1"));
    await expect(offered(page)).not.toContainText("Pisón");
    await expect(title).toBeFocused();
    await page.goBack();
    await expect(offered(page)).toContainText("Pisón");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await page.goForward();
    await expect(offered(page)).not.toContainText("Pisón");
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });

  test("a list that is neither used nor discarded is asked about before the form is sent", async ({
    page,
  }) => {
    await openFilled(page);
    await open(page, "/faq");
    await open(page, "/contacto#lista=1;rammer,2");
    await expect(offered(page)).toContainText("Esta lista aún no forma parte de tu solicitud");
    const title = offered(page).getByRole("heading");
    await send(page).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(
      /^Esta lista aún no forma parte de tu solicitud/,
    );
    await expectValues(page);
    expect(await received(page)).toEqual([]);
    await offered(page).getByRole("button", { name: "Usar esta lista" }).click();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toContain("2 × Pisón");
  });

  test("a list that is discarded is not asked about, nor one that is of no use", async ({
    page,
  }) => {
    await openFilled(page);
    await open(page, "/faq");
    await open(page, "/contacto#lista=9;rammer,1");
    await expect(offered(page).getByRole("alert")).toBeVisible();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).not.toContain("Pisón");
  });

  test("a list that comes late is asked about as well", async ({ page }) => {
    await openFilled(page);
    await open(page, "/faq");
    const release = await holdBack(page, LISTS);
    await open(page, "/contacto#lista=1;rammer,2");
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    release();
    await expect(offered(page).getByRole("heading")).toBeFocused();
    expect(await received(page)).toEqual([]);
  });

  test("a list that cannot be loaded holds up no request", async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to (fetch|load)|NetworkError|TransportError|^Error$/);
    await openFilled(page);
    await open(page, "/faq");
    await page.route(LISTS, (route) => route.abort());
    await open(page, "/contacto#lista=1;rammer,2");
    // Before it is said, the page is loaded once more, as the file of another build may be there.
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
    });
    await hydrated(page);
    await expect(page.getByText("No se ha podido abrir o cambiar la lista.")).toBeVisible();
    await send(page).click();
    await expect(success(page)).toBeVisible();
  });

  for (const [fragment, says] of [
    ["1;nothing,1", "ya no está en nuestro catálogo"],
    [`1${";rammer,1".repeat(10_000)}`, "el máximo son 30 máquinas y artículos"],
    ["1;rammer,-1", "No se ha podido leer la lista"],
    ["9;rammer,1", "otra versión"],
    ["<script>alert(1)</script>", "No se ha podido leer la lista"],
    ["%F0%9F%8F", "No se ha podido leer la lista"],
  ] as const) {
    test(`a link with ${fragment.slice(0, 25)} says so, and changes nothing`, async ({ page }) => {
      await openWith(page, "1;rammer,1", `/contacto#lista=${fragment}`);
      await expect(lines(page)).toHaveCount(1);
      await expect(offered(page)).toContainText(says);
      const title = offered(page).getByRole("heading");
      await expect(title).toHaveAccessibleDescription(new RegExp(says));
      await offered(page).getByRole("button", { name: "Descartarla" }).click();
      await expect(offered(page)).toHaveCount(0);
      await expect(lines(page)).toHaveCount(1);
      await expect(page).toHaveURL(/\/contacto$/);
    });
  }
});
