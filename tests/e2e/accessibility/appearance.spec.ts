/** How the site looks on paper, and where it shows the focus. */
import { START } from "../support/form";
import { LIST, openWith } from "../support/list";
import { expect, open, pageOfEachKind, test } from "../support/site";

test("every answer of the questions is printed, though none is open", async ({ page }) => {
  await open(page, "/faq");
  const answers = page.locator("main details > p");
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  const count = await answers.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    await expect(answers.nth(index)).toBeVisible();
    const [answer, around] = await answers
      .nth(index)
      .evaluate((one) =>
        [one, one.closest("li")].map((box) => box?.getBoundingClientRect().bottom),
      );
    expect(around).toBeGreaterThanOrEqual(answer ?? Number.POSITIVE_INFINITY);
  }
});

test("no button is printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const address of ["/", "/contacto", "/maquinaria/alquiler-dumpers", "/faq"]) {
    await open(page, address);
    await expect(page.locator("button:visible, .button:visible")).toHaveCount(0);
  }
});

test("on paper, nothing lies over the title's text", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const address of ["/contacto", "/faq", "/herramientas", "/condiciones-alquiler"]) {
    await open(page, address);
    const banner = await page.locator(".banner").boundingBox();
    const below = await page
      .locator(".banner ~ * :is(h2, p, form, ul):visible")
      .first()
      .boundingBox();
    expect(below?.y, address).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
  }
});

/** Width of the ring that an element shows. */
function ring(element: Element) {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle === "none" ? "none" : outlineWidth;
}

test("a heading that takes the focus shows no ring", async ({ page }) => {
  await open(page, "/faq");
  const heading = page.getByRole("heading", { level: 1 });
  await heading.evaluate((one) => {
    one.tabIndex = -1;
    one.focus();
  });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate(ring)).toBe("none");
});

test("a language shows the focus with a ring", async ({ page }) => {
  await open(page, "/faq");
  await page.locator(".language-button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const first = page.locator(".language-list a").first();
  await expect(first).toBeFocused();
  expect(await first.evaluate(ring)).toBe("3px");
});

test("a request list is printed on one page, with whom to call", async ({ page, browserName }) => {
  await openWith(
    page,
    `1;metal-fence,12,10,${START};generator-25kva,1;rammer,2;goods.tools.trowel,3`,
  );
  const list = page.getByRole("region", { name: "Tu lista" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await page.emulateMedia({ media: "print" });
  const [year, month, day] = START.split("-");
  await expect(
    list.getByText(`12 × Vallas metálicas · 10 días · desde ${day}/${month}/${year}`),
  ).toBeVisible();
  await expect(list.getByText("2 × Pisón")).toBeVisible();
  await expect(list.locator("input:visible")).toHaveCount(0);
  await expect(page.locator("button:visible, .button:visible, .form:visible")).toHaveCount(0);
  await expect(page.locator(".channels")).toContainText("+34 000 000 001");
  if (browserName === "chromium") {
    const paper = await page.pdf({ format: "A4" });
    expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test("a line's own days are printed, though they are closed", async ({ page }) => {
  await openWith(page, "1;metal-fence,12,10;rammer,2");
  const list = page.getByRole("region", { name: "Tu lista" });
  const days = list.getByLabel("Días", { exact: true });
  await expect(days.first()).toHaveValue("10");
  await list.getByText("Cambiar días o fecha").first().click();
  await expect(days.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(list.getByText("12 × Vallas metálicas · 10 días")).toBeVisible();
});

/** Millimetres of A4 between margins of one centimetre, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

test("the paper stays white in browsers that print backgrounds", async ({ page }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const address of [...pageOfEachKind("es"), "/buscar?q=tijera", `/contacto#lista=${LIST}`]) {
    await open(page, address);
    const coloured = await page.evaluate(
      (area) =>
        // The background of the facts is the lines between them.
        [...document.querySelectorAll(":not(.facts)")]
          .filter((element) => element.clientWidth * element.clientHeight > area)
          .map((element) => [getComputedStyle(element).backgroundColor, element.className])
          .filter(([colour]) => !/^rgb\(255, 255, 255\)$|, 0\)$/.test(String(colour))),
      (PAPER.width * PAPER.height) / 10,
    );
    expect(coloured, address).toEqual([]);
  }
});

test("nothing as long as half a sheet is a grid on paper, where browsers break those badly", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  async function expectNoGrid(address: string) {
    await page.emulateMedia({ media: "print" });
    const grids = await page.evaluate(
      (longest) =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => element.getBoundingClientRect().height > longest)
          .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
          .map((element) => `${element.localName}.${element.className}`),
      PAPER.height / 2,
    );
    expect(grids, address).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
  for (const address of [...pageOfEachKind("es"), "/buscar?q=tijera"]) {
    await open(page, address);
    await expectNoGrid(address);
  }
  await openWith(page, "1;metal-fence,1,10;generator-25kva,1;rammer,2;dumper-2000,1;drill,1,2");
  await expect(page.getByRole("region", { name: "Tu lista" }).getByRole("listitem")).toHaveCount(5);
  await expectNoGrid("a request list");
});

test("machines, results and products fill the sheets that they need", async ({ page }) => {
  for (const [address, sheets] of [
    ["/herramientas", 1],
    ["/maquinaria/alquiler-dumpers", 2],
    ["/buscar?q=tijera", 2],
    ["/", 2],
  ] as const) {
    await open(page, address);
    await expect(page.locator(".card").first()).toBeVisible();
    const paper = await page.pdf({
      format: "A4",
      margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
    });
    expect(paper.toString("latin1").match(/\/Type \/Page\b/g), address).toHaveLength(sheets);
  }
});

test("a long comment is printed whole", async ({ page }) => {
  await open(page, "/contacto");
  const comment = page.getByRole("textbox", { name: /^Información adicional/ });
  await comment.fill(Array.from({ length: 40 }, (_, line) => `Línea ${line}`).join("\n"));
  await page.emulateMedia({ media: "print" });
  const hidden = () => comment.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});
