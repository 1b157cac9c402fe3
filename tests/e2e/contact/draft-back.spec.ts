/** What the form holds after the visitor was on another page of the site: Firefox fills in what stood there before. */
import { expectEmpty, expectValues, fill } from "../support/form";
import { footerLink } from "../support/page";
import { leaveForm, openFilled } from "../support/quote";
import { hydrated, test } from "../support/site";

test.describe("a form that was left and come back to", { tag: "@firefox" }, () => {
  test("what was changed on the way back is what a reload finds", async ({ page }) => {
    await openFilled(page, { "Nombre o empresa": "Primera obra" });
    await leaveForm(page);
    await footerLink(page, "Contacto").click();
    const changes = { "Nombre o empresa": "Segunda obra", "Ciudad y población": "Alcoi" };
    await fill(page, changes);
    await page.reload();
    await hydrated(page);
    await expectValues(page, changes);
    await page.goto("/robots.txt");
    await page.goBack();
    await hydrated(page);
    await expectValues(page, changes);
  });

  test("what was erased or discarded on the way back does not come back by a reload", async ({
    page,
  }) => {
    await openFilled(page);
    await leaveForm(page);
    await page.goBack();
    await fill(page, { Teléfono: "" });
    await page.reload();
    await hydrated(page);
    await expectValues(page, { Teléfono: "" });
    await page.getByRole("button", { name: "Borrarlo y empezar de nuevo" }).click();
    await page.reload();
    await hydrated(page);
    await expectEmpty(page);
    await page.goto("/robots.txt");
    await page.goBack();
    await hydrated(page);
    await expectEmpty(page);
  });
});
