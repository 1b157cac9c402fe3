/** A machine asked for is in the address, never replaces what was typed, and is asked for once. */
import type { Page } from "@playwright/test";
import { holdBack } from "../support/fault-injection";
import { expectValues, field, fill, form, LABELS, VALUES } from "../support/form";
import { chooseLanguage } from "../support/language";
import { add, lines, openWith, parts } from "../support/list";
import { status } from "../support/page";
import { answerWith, received, releaseAnswers, resetProvider } from "../support/provider";
import { openFilled, send, success } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

test.describe("the machine asked for", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(({ page }) => resetProvider(page));

  const LABEL = "Máquina que quieres alquilar";
  const ASKED = "Dumper de 3.500 kg";
  const ADDRESS = "/contacto?maquina=dumper-3500";

  const added = (page: Page) =>
    status(page, `Hemos añadido «${ASKED}» a lo que ya habías escrito.`);

  test("the address fills the machine in, is cleaned without a new entry of the history, and keeps the rest", async ({
    page,
  }) => {
    await open(page, "/faq"); // whole, as Firefox reports what it stops loading
    await open(page, "/contacto?utm_source=a%20b&maquina=dumper-3500&x=1");
    await expect(field(page, LABEL)).toHaveValue(ASKED);
    await expect(page).toHaveURL("/contacto?utm_source=a+b&x=1");
    await expect(added(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  for (const [address, name] of [
    ["/en/contacto", "3,500 kg dumper"],
    ["/val/contacto", "Dúmper de 3.500 kg"],
  ] as const) {
    test(`the machine has its name in the visitor’s language: ${address}`, async ({ page }) => {
      await open(page, `${address}?maquina=dumper-3500`);
      await expect(form(page).locator("#user_machinery")).toHaveValue(name);
      await expect(page).toHaveURL(address);
    });
  }

  test("a machine that is on the list fills in nothing, as it is asked for already", async ({
    page,
  }) => {
    await openWith(page, "1;dumper-3500,2", "/maquinaria/alquiler-dumpers");
    await page
      .getByRole("main")
      .getByRole("link", { name: /: Dumper de 3.500 kg$/ })
      .click();
    await expect(lines(page)).toHaveCount(1);
    await expect(page).toHaveURL("/contacto");
    await expect(field(page, LABEL)).toHaveValue("");
  });

  test("a machine that is put on the list after its link has filled it in is asked for once", async ({
    page,
  }) => {
    await open(page, ADDRESS);
    await expect(field(page, LABEL)).toHaveValue(ASKED);
    await fill(page, { [LABEL]: await field(page, LABEL).inputValue() });
    await open(page, "/maquinaria/alquiler-dumpers");
    await add(page, ASKED).click();
    await expect(page.getByRole("link", { name: /En tu lista: 1/ }).first()).toBeAttached();
    await open(page, "/contacto");
    await expect(lines(page)).toHaveCount(1);
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const sent = await parts(page);
    expect(sent.user_machinery).toMatch(/^1 máquina: Dumper de 3.500.kg$/);
    expect(sent.user_comments).not.toContain("Además");
  });

  test("a machine that nobody has fills in nothing", async ({ page }) => {
    await open(page, "/contacto?maquina=%22%3E%3Cscript%3E");
    await expect(field(page, LABEL)).toHaveValue("");
  });

  test("the link of a card works in a new tab", async ({ page, context }) => {
    await open(page, "/maquinaria/alquiler-dumpers");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page
        .getByRole("main")
        .getByRole("link", { name: /: Dumper de 3.500 kg$/ })
        .click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(field(tab, LABEL)).toHaveValue(ASKED);
  });

  test("a machine is added to what was typed; the page says so, and it can be taken away again", async ({
    page,
  }) => {
    await openFilled(page);
    await open(page, ADDRESS);
    await expectValues(page, { [LABEL]: `${VALUES[LABEL]}, ${ASKED}` });
    await expect(added(page)).toBeVisible();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expectValues(page);
    await expect(field(page, LABEL)).toBeFocused();
    await expect(added(page)).toHaveCount(0);
  });

  test("a machine that is added where somebody types leaves them where they are", async ({
    page,
  }) => {
    const release = await holdBack(page, "**/bancal_bg-*.wasm");
    await page.goto(ADDRESS, { waitUntil: "commit" });
    await field(page, LABEL).click();
    await page.keyboard.type("Y también ");
    release();
    await hydrated(page);
    await expect(added(page)).toBeVisible();
    await page.keyboard.type("una valla");
    await expectValues(page, {
      ...Object.fromEntries(LABELS.map((label) => [label, ""])),
      [LABEL]: `Y también una valla, ${ASKED}`,
    });
  });

  test("that a machine was added cannot be taken back while the request is being sent", async ({
    page,
  }) => {
    await open(page, "/contacto?maquina=dumper-2000");
    await fill(page);
    await open(page, "/contacto?maquina=rammer");
    const undo = page.getByRole("button", { name: "Deshacer" });
    await answerWith(page, { held: true, times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "Enviando…" })).toBeVisible();
    await undo.click({ force: true });
    await expect(field(page, "Máquina que quieres alquilar")).toHaveValue(/Pisón/);
    await releaseAnswers(page);
    await expect(success(page)).toBeVisible();
  });

  test("a second machine joins the first, and one that stands there already does not", async ({
    page,
  }) => {
    await open(page, ADDRESS);
    await expect(field(page, LABEL)).toHaveValue(ASKED);
    await open(page, "/contacto?maquina=mini-dumper");
    await expect(field(page, LABEL)).toHaveValue(new RegExp(`^${ASKED}, .+`));
    const both = await field(page, LABEL).inputValue();
    await open(page, ADDRESS);
    await expect(page).toHaveURL("/contacto");
    await expect(field(page, LABEL)).toHaveValue(both);
  });

  test("a machine for which there is no room is asked about", async ({ page }) => {
    await open(page, "/contacto");
    const long = "x".repeat(895);
    await fill(page, { [LABEL]: long });
    await open(page, ADDRESS);
    await expect(
      status(page, `«${ASKED}» no cabe en el campo de la máquina junto a lo que ya has escrito.`),
    ).toBeVisible();
    await expect(field(page, LABEL)).toHaveValue(long);
    await page.getByRole("button", { name: "Poner solo esta máquina" }).click();
    await expect(field(page, LABEL)).toHaveValue(ASKED);
  });

  test("what the visitor types after that wins over a change of language, a reload and the way back", async ({
    page,
  }) => {
    await open(page, ADDRESS);
    await expect(field(page, LABEL)).toHaveValue(ASKED);
    await field(page, LABEL).fill("Otra cosa");
    await chooseLanguage(page, "English");
    const machine = form(page).locator("#user_machinery");
    await expect(form(page).getByLabel("Machine you want to rent")).toHaveValue("Otra cosa");
    await page.reload();
    await hydrated(page);
    await expect(machine).toHaveValue("Otra cosa");
    await page.goto("/faq");
    await page.goBack();
    await expect(machine).toHaveValue("Otra cosa");
  });

  test("a machine that is asked for while a request is under way waits for the empty form", async ({
    page,
  }) => {
    await openFilled(page);
    const answer = await holdBack(page, "**/send-form");
    await send(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Maquinaria" }).first().click();
    await page.getByRole("main").getByRole("link", { name: "Dumpers" }).first().click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /: Dumper de 3.500 kg$/ })
      .click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(field(page, LABEL)).toHaveValue(VALUES[LABEL]);
    answer();
    await expect(success(page)).toBeVisible();
    await expect(field(page, LABEL)).toHaveValue(ASKED);
    await expect(page).toHaveURL("/contacto");
    const [request] = await received(page);
    expect(new Map(request?.parts).get("user_machinery")).toBe(VALUES[LABEL]);
  });
});
