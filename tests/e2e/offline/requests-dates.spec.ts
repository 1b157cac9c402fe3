/** Dates of saved requests: a rental date that passes while they wait, and clocks that are wrong. */
import { START } from "../support/form";
import { openWith } from "../support/list";
import { expect, NO_CONNECTION, openAndKeep, test } from "../support/offline";
import { lookAgain } from "../support/page";
import { received, resetProvider } from "../support/provider";
import { arrived, openSaved, saved, sendSaved, writeOffline } from "../support/saved";
import { hydrated, open } from "../support/site";

test.use({ serviceWorkers: "allow", expectedConsole: [NO_CONNECTION] });

test.describe("a request without a connection", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  test("whose rental date has passed says so", async ({ page }) => {
    const [year] = START.split("-");
    await open(page, "/contacto");
    await writeOffline(page, { "Fecha de alquiler": START });
    await expect(saved(page)).toBeVisible();
    await page.clock.setFixedTime(`${year}-03-02T09:00:00`);
    await page.context().setOffline(false);
    await expect(saved(page)).toContainText(`La fecha de alquiler, 28/02/${year}, ya ha pasado.`);
  });

  test("whose rental date passes while the page stays open says so", async ({ page }) => {
    const [year] = START.split("-");
    await open(page, "/contacto");
    await writeOffline(page, { "Fecha de alquiler": START });
    await openSaved(page);
    await expect(saved(page)).not.toContainText("ya ha pasado");
    await page.clock.setFixedTime(`${year}-03-02T09:00:00`);
    await lookAgain(page);
    await expect(saved(page)).toContainText(`La fecha de alquiler, 28/02/${year}, ya ha pasado.`);
    await expect(saved(page)).toContainText(/\d\d\/\d\d\/\d{4}, \d+:\d\d/);
  });

  test("with a line whose date has passed says so", async ({ page }) => {
    const [year] = START.split("-");
    await openWith(page, `1;rammer,1,,${START}`);
    await writeOffline(page, { "Fecha de alquiler": "" });
    await expect(saved(page)).toBeVisible();
    await page.clock.setFixedTime(`${year}-03-02T09:00:00`);
    await page.context().setOffline(false);
    await expect(saved(page)).toContainText(`La fecha de alquiler, 28/02/${year}, ya ha pasado.`);
  });

  test("that was written by a clock that is wrong is sent by one that is right", async ({
    page,
    server,
  }) => {
    await openAndKeep(page, "/contacto");
    await page.clock.setFixedTime("2031-06-01T09:00:00Z");
    await server.stop();
    await page.goto("/contacto");
    await hydrated(page);
    await writeOffline(page, { "Fecha de alquiler": "" });
    await expect(saved(page)).toContainText("11:00");
    await page.clock.setFixedTime(new Date());
    await server.start();
    await page.context().setOffline(false);
    await open(page, "/faq");
    await expect(saved(page)).toContainText("01/06/2031, 11:00");
    await sendSaved(page).click();
    await expect(arrived(page)).toBeVisible();
    expect(await received(page)).toHaveLength(1);
  });
});
