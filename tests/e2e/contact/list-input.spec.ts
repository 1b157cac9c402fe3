/** One list from beginning to end, by each way in which people point at things. */
import type { Locator, Page } from "@playwright/test";
import { fill } from "../support/form";
import { add, LIST, lines, offered, openWith, panel, parts } from "../support/list";
import { resetProvider } from "../support/provider";
import { send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { tap } from "../support/touch";

type Press = (target: Locator) => Promise<void>;

const INPUTS: Record<string, Press> = {
  mouse: (target) => target.click(),
  touch: tap,
  keyboard: async (target) => {
    await target.focus();
    await target.press("Enter");
  },
};

/** Adds something to the list, and waits until it is on it. */
async function collect(page: Page, press: Press, address: string, name: string, label?: string) {
  await open(page, address);
  await press(label ? page.getByRole("button", { name: label }) : add(page, name));
  await expect(page.getByRole("textbox", { name: new RegExp(`: ${name}$`) })).toHaveValue("1");
}

for (const [input, press] of Object.entries(INPUTS)) {
  test.describe(`request list by ${input}`, { tag: "@firefox-on-demand" }, () => {
    test.use({ hasTouch: input === "touch" });
    test.beforeEach(({ page }) => resetProvider(page));

    test("five things of four pages in two languages are collected, changed, brought back and sent", async ({
      page,
      context,
    }) => {
      test.slow();
      await collect(page, press, "/maquinaria/alquiler-vallas", "Vallas metálicas");
      await collect(page, press, "/buscar?q=pisón", "Pisón");
      const dumpers = "/en/maquinaria/alquiler-dumpers";
      for (const name of ["2,000 kg dumper with bucket", "2,000 kg dumper without bucket"]) {
        await collect(page, press, dumpers, name, `Add to your list: ${name}`);
      }
      await collect(page, press, "/herramientas", "Llana");

      await press(page.getByRole("button", { name: "Añadir una unidad: Llana" }));
      await press(
        page
          .getByRole("link", { name: /En tu lista: 5/ })
          .locator("visible=true")
          .first(),
      );
      await expect(lines(page)).toHaveCount(5);
      await press(page.getByRole("button", { name: "Añadir una unidad: Pisón" }));
      await press(page.getByRole("button", { name: "Quitar: Vallas metálicas" }));
      await expect(lines(page)).toHaveCount(4);
      await press(page.getByRole("button", { name: "Deshacer" }));
      await expect(lines(page)).toHaveCount(5);
      await page.reload();
      await hydrated(page);
      await expect(lines(page)).toHaveCount(5);
      const second = await context.newPage();
      await open(second, "/contacto");
      await press(second.getByRole("button", { name: "Quitar: Vallas metálicas" }));
      await expect(lines(page)).toHaveCount(4);
      await second.close();

      await fill(page, { "Máquina que quieres alquilar": "", "Información adicional": "" });
      await press(send(page));
      await expect(success(page)).toBeVisible();
      const { user_comments } = await parts(page);
      const comments = user_comments?.replaceAll("\u00a0", " ");
      expect(comments?.split("\n").slice(0, -1)).toEqual([
        "---",
        "2 × Pisón",
        "1 × Dumper de 2.000 kg con cazo",
        "1 × Dumper de 2.000 kg sin cazo",
        "2 × Llana · compra",
      ]);
      await expect(panel(page)).toHaveCount(0);
      const again = page.getByRole("button", { name: "Pedir lo mismo otra vez" });
      await press(again);
      await expect(lines(page)).toHaveCount(4);
    });

    test("a list is printed, shared, and in another browser used, added and taken instead", async ({
      page,
      browser,
      site: baseURL,
      hasTouch,
    }) => {
      await page.addInitScript(() => {
        const note = (name: string, text: string) => document.body.setAttribute(name, text);
        window.print = () => note("data-printed", "");
        Object.defineProperty(navigator, "share", {
          value: async ({ url }: { url: string }) => note("data-shared", url),
        });
      });
      await openWith(page, LIST);
      await press(page.getByRole("button", { name: "Imprimir la lista" }));
      await expect(page.locator("body[data-printed]")).toBeAttached();
      await press(page.getByRole("button", { name: "Compartir la lista" }));
      const link = `${baseURL}/contacto#lista=${LIST}`;
      await expect(page.locator("body")).toHaveAttribute("data-shared", link);

      const visitor = await (await browser.newContext({ baseURL, hasTouch })).newPage();
      const choose = async (address: string, name: string) => {
        await open(visitor, "/faq");
        await open(visitor, address);
        await press(offered(visitor).getByRole("button", { name }));
      };
      await choose(link, "Usar esta lista");
      await expect(lines(visitor)).toHaveCount(3);
      await choose("/contacto#lista=1;roller-650,1", "Añadirla a la mía");
      await expect(lines(visitor)).toHaveCount(4);
      await choose("/contacto#lista=1;rammer,2", "Cambiar la mía por esta");
      await expect(lines(visitor)).toHaveCount(1);
      await visitor.context().close();
    });
  });
}

for (const [side, part] of [
  ["left", 0.1],
  ["right", 0.9],
] as const) {
  test(`a double click on the ${side} of the button that adds something adds one`, async ({
    page,
  }) => {
    await open(page, "/maquinaria/alquiler-vallas");
    const button = add(page, "Vallas metálicas");
    const width = await button.evaluate((element) => element.clientWidth);
    await button.click({ position: { x: part * width, y: 20 } });
    const quantity = page.getByRole("textbox", { name: "Cantidad: Vallas metálicas" });
    await expect(quantity).toHaveValue("1");
    // The button for less or more is there by now.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.getByRole("button", { name: "Añadir una unidad: Vallas metálicas" }).click();
    await expect(quantity).toHaveValue("2");
  });
}
