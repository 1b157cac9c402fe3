/** A request list and what can go wrong: storage, network, catalogue, other tabs. */
import { FILE_FAULT, holdBack } from "../support/fault-injection";
import { fill, retype } from "../support/form";
import {
  add,
  LIST,
  LISTS,
  lines,
  offered,
  openWith,
  panel,
  parts,
  storeAsList,
} from "../support/list";
import { footerLink } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { notice, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";
import { asksToStay, blockStorage, fillStorage } from "../support/storage";

test.describe("request list, where something fails", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("what the catalogue no longer has is told and not asked for", async ({ page }) => {
    await openWith(page, "1;sold-long-ago,1;rammer,1;goods.tools.gone,2");
    await expect(panel(page)).toContainText("2 máquinas o artículos que ya no están");
    await expect(lines(page)).toHaveCount(1);
    await fill(page, { "Máquina que quieres alquilar": "", "Información adicional": "" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect((await parts(page)).user_comments).toBe("---\n1 × Pisón\nReferencia: K4MX");
  });
  test("what the catalogue no longer has is taken off the list, once", async ({ page }) => {
    await openWith(page, "1;sold-long-ago,1;rammer,1;goods.tools.gone,2");
    await expect(panel(page)).toContainText("2 máquinas o artículos que ya no están");
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    await page.reload();
    await hydrated(page);
    await expect(lines(page)).toHaveCount(1);
    await expect(panel(page)).not.toContainText("ya no están");
  });
  for (const [state, prepare] of [
    ["blocked", blockStorage],
    ["full", fillStorage],
  ] as const) {
    test(`where storage is ${state}, a list lasts as long as the page, and is sent`, async ({
      page,
    }) => {
      await prepare(page);
      await open(page, "/maquinaria/alquiler-vallas");
      await add(page, "Vallas metálicas").click();
      await page
        .getByRole("link", { name: /En tu lista: 1/ })
        .first()
        .click();
      await expect(lines(page)).toHaveCount(1);
      await fill(page, { "Máquina que quieres alquilar": "" });
      await send(page).click();
      await expect(success(page)).toBeVisible();
      expect((await parts(page)).user_machinery).toBe("1 máquina: Vallas metálicas");
      await expect(panel(page)).toHaveCount(0);
    });
  }
  test("where storage is blocked, the browser asks before a list is lost", async ({ page }) => {
    await blockStorage(page);
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    expect(await asksToStay(page)).toBe(true);
    await page.getByRole("button", { name: "Quitar una unidad: Vallas metálicas" }).click();
    await expect(page.getByRole("link", { name: /En tu lista/ })).toHaveCount(0);
    expect(await asksToStay(page)).toBe(false);
  });
  test("the browser asks before a machine is lost that is added once lists are loaded", async ({
    page,
  }) => {
    const release = await holdBack(page, LISTS);
    await open(page, "/maquinaria/alquiler-vallas");
    await add(page, "Vallas metálicas").click();
    expect(await asksToStay(page)).toBe(true);
    release();
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    expect(await asksToStay(page)).toBe(false);
  });
  test("where storage has become full, the browser asks, and no older list comes back", async ({
    page,
  }) => {
    page.on("dialog", (dialog) => dialog.accept());
    await openWith(page, "1;rammer,1", "/maquinaria/alquiler-vallas");
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      // Not that of the tab, in which the router keeps scroll positions: it would log that.
      Storage.prototype.setItem = function (name, text) {
        if (this === localStorage) {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        }
        setItem.call(this, name, text);
      };
    });
    expect(await asksToStay(page)).toBe(false);
    await add(page, "Vallas metálicas").click();
    await expect(page.getByRole("link", { name: /En tu lista: 2/ }).first()).toBeAttached();
    expect(await asksToStay(page)).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("link", { name: /En tu lista/ })).toHaveCount(0);
  });
  for (const stored of [
    "",
    "x",
    "1 2 3",
    "NaN K4MX 1;rammer,1",
    `${2 ** 60}`,
    "9999999999999 K4MX 2;rammer,1",
    "0 K4MX 1;rammer,1",
  ]) {
    test(`“${stored}” in storage is no list`, async ({ page }) => {
      await storeAsList(page, stored);
      await open(page, "/contacto");
      await expect(page.getByRole("link", { name: /En tu lista/ })).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
      await open(page, "/maquinaria/alquiler-vallas");
      await add(page, "Vallas metálicas").click();
      await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    });
  }
  test("what another tab has added to the list while it was sent stays", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;rammer,1;roller-650,2");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await answerWith(page, { held: true });
    await send(page).click();
    const more = panel(page).getByRole("button", { name: /^Añadir una unidad: Rodillo/ });
    await expect(more).toBeDisabled();
    const second = await context.newPage();
    await open(second, "/maquinaria/alquiler-vallas");
    await add(second, "Vallas metálicas").click();
    await expect(second.getByRole("link", { name: /En tu lista: 3/ }).first()).toBeAttached();
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    // What was sent is gone, what was added since stays, for a request of its own.
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText("Vallas metálicas");
    expect((await parts(page)).user_machinery).toMatch(/^3 máquinas: Pisón, Rodillo/);
    const kept = () => page.evaluate(() => localStorage.getItem("requestList"));
    expect(await kept()).not.toContain("K4MX");
  });
  test("where storage is emptied meanwhile, what is shown is sent", async ({ page }) => {
    await openWith(page, "1;rammer,1");
    await expect(lines(page)).toHaveCount(1);
    await page.evaluate(() => localStorage.clear());
    await fill(page, { "Máquina que quieres alquilar": "algo más" });
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const { user_machinery, user_comments } = await parts(page);
    expect(user_machinery).toBe("algo más; 1 máquina: Pisón");
    expect(user_comments).toContain("---\nAdemás: algo más\n1 × Pisón\n");
  });
  test("days that another tab has changed are the days that are shown", async ({
    page,
    context,
  }) => {
    await openWith(page, "1;rammer,1,5");
    const days = (tab: typeof page) => panel(tab).getByLabel("Días", { exact: true });
    const second = await context.newPage();
    await open(second, "/contacto");
    await retype(days(second), "9");
    await expect(days(page)).toHaveValue("9");
    await retype(days(second), "");
    await expect(days(page)).toHaveValue("");
  });

  test("no more room is kept than a list takes", async ({ page }) => {
    const height = () =>
      page.locator(".list-place").evaluate((place) => place.getBoundingClientRect().height);
    await storeAsList(page, `0 K4MX ${LIST}`); // too old
    await open(page, "/contacto");
    await expect.poll(height).toBe(0);
    await open(page, "/faq");
    await open(page, `/contacto#lista=1${";rammer,1".repeat(5000)}`);
    await expect(offered(page)).toBeVisible();
    expect(await height()).toBeLessThan(1000);
    await offered(page).getByRole("button", { name: "Descartarla" }).click();
    await expect.poll(height).toBe(0);
    // Nor a gap of the grid for a row of nothing.
    const moved = await page.locator(".list-place").evaluate((place) => {
      const form = document.querySelector(".form");
      const before = form?.getBoundingClientRect().top;
      place.remove();
      return [before, form?.getBoundingClientRect().top];
    });
    expect(moved[1]).toBe(moved[0]);
  });

  test("no room is kept for lines that were removed on another page", async ({ page }) => {
    await openWith(
      page,
      "1;metal-fence,1;safety-barrier,1;rammer,1",
      "/maquinaria/alquiler-vallas",
    );
    for (const name of ["Vallas metálicas", "Barreras de seguridad"]) {
      await page.getByRole("button", { name: `Quitar una unidad: ${name}` }).click();
    }
    await footerLink(page, "Contacto").click();
    await expect(lines(page)).toHaveCount(1);
    const height = () =>
      page.locator(".list-place").evaluate((place) => place.getBoundingClientRect().height);
    const kept = await height();
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
    expect(kept).toBeLessThanOrEqual(await height());
  });

  test("a double press sends a list once", async ({ page }) => {
    await openWith(page, LIST);
    await fill(page, { "Máquina que quieres alquilar": "" });
    await answerWith(page, { held: true });
    await send(page).dblclick();
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(await received(page)).toHaveLength(1);
  });

  test("where lists cannot be loaded, the form says that it cannot send, and sends nothing", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(FILE_FAULT);
    await page.route(/bancal_list_bg/, (route) => route.fulfill({ status: 500 }));
    await openWith(page, "1;rammer,1");
    await fill(page, { "Máquina que quieres alquilar": "" });
    await send(page).click();
    await expect(notice(page).last()).toContainText("Pide presupuesto sin el formulario");
    expect(await received(page)).toHaveLength(0);
    expect(await page.evaluate(() => localStorage.getItem("requestList"))).toContain("rammer");
  });

  test("after the core of lists has crashed, the next tap adds", async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/broken on purpose|^Error$/);
    await page.addInitScript(() => {
      const { instantiate } = WebAssembly;
      let isBroken = false;
      async function breakOnce(module: WebAssembly.Module, imports: WebAssembly.Imports) {
        const { exports } = await instantiate(module, imports);
        if (isBroken || !("minus" in exports)) {
          return { exports };
        }
        isBroken = true;
        const { change } = exports;
        const changed = () => {
          throw new Error(`broken on purpose instead of ${typeof change}`);
        };
        return { exports: { ...exports, change: changed } };
      }
      Reflect.set(WebAssembly, "instantiate", breakOnce);
    });
    await open(page, "/maquinaria/alquiler-dumpers");
    const first = page.getByRole("button", { name: /^Añadir a la lista: / }).first();
    await first.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await first.click();
    await expect(page.getByRole("textbox", { name: /^Cantidad: / }).first()).toHaveValue("1");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
