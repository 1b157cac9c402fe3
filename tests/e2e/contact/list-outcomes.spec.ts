/** Every way in which sending a request list can end: nothing of it is lost, and what was sent is sent again. */
import type { Page } from "@playwright/test";
import { fill, START } from "../support/form";
import { LIST, lines, openWith, panel, storedLines } from "../support/list";
import { answerWith, received, resetProvider, type Scenario } from "../support/provider";
import { fillAndSend, notice, send, success } from "../support/quote";
import { expect, hydrated, test } from "../support/site";

/** Only the list says what is asked for. */
const VALUES = { "Máquina que quieres alquilar": "" };

test.describe("outcomes of sending a list", { tag: "@firefox-on-demand" }, () => {
  test.beforeEach(async ({ page, expectedConsole }) => {
    expectedConsole.push(
      /^Error al enviar:/,
      /status of (429|503)/,
      /ERR_|NetworkError|CORS|Cross-Origin/,
    );
    await resetProvider(page);
  });

  async function sendList(page: Page, answer: Scenario) {
    await openWith(page, LIST);
    await fillAndSend(page, { values: VALUES, answer });
  }

  const textboxes = (page: Page) => panel(page).getByRole("textbox");

  /** The parts of each request that the provider has received. */
  const sent = async (page: Page) => (await received(page)).map(({ parts }) => parts);

  /** What failed is sent by the next press, with the reference that it had. */
  async function expectSentAgain(page: Page) {
    await answerWith(page, {});
    await send(page).click();
    await expect(success(page)).toBeVisible();
    const [first, again] = await sent(page);
    expect(again).toEqual(first);
    expect(new Map(again).get("user_comments")).toContain("Referencia: K4MX");
    await expect(panel(page)).toHaveCount(0);
  }

  const MAY_HAVE_ARRIVED = "puede que la solicitud haya llegado y puede que no";

  for (const [how, answer, says] of [
    ["a refusal", { status: 503 }, "no ha aceptado la solicitud"],
    ["a connection that breaks", { hangup: true }, MAY_HAVE_ARRIVED],
    ["20 seconds without an answer", { held: true }, MAY_HAVE_ARRIVED],
  ] satisfies [string, Scenario, string][]) {
    test(`after ${how} the list is still there, and is sent with the same reference`, async ({
      page,
    }) => {
      await page.clock.install();
      await sendList(page, { ...answer, times: 1 });
      await expect.poll(async () => (await sent(page)).length).toBe(1);
      await page.clock.runFor(20_000);
      await expect(notice(page)).toContainText(says);
      await expect(lines(page)).toHaveCount(3);
      await page.reload();
      await hydrated(page);
      await expect(lines(page)).toHaveCount(3);
      await expectSentAgain(page);
    });
  }

  test("the list cannot be changed until the second attempt after 429 has sent it", async ({
    page,
  }) => {
    await page.clock.install();
    await sendList(page, { status: 429, times: 1 });
    await expect(page.getByRole("status").filter({ hasText: "dentro de 5 s" })).toBeAttached();
    for (const control of await panel(page).getByRole("button").or(textboxes(page)).all()) {
      await expect(control).toBeDisabled();
    }
    await page.clock.runFor(5000);
    await expect(success(page)).toBeVisible();
    const [first, second] = await sent(page);
    expect(second).toEqual(first);
    expect(new Map(second).get("user_comments")).toContain("1 × Pisón");
    await expect(panel(page)).toHaveCount(0);
  });

  test("what failed can be changed, and is sent as it is then", async ({ page }) => {
    await sendList(page, { status: 503, times: 1 });
    await expect(notice(page)).toBeVisible();
    await page.getByRole("button", { name: "Añadir una unidad: Pisón" }).click();
    await send(page).click();
    await expect(success(page)).toBeVisible();
    expect(new Map((await sent(page)).at(-1)).get("user_comments")).toContain("2 × Pisón");
    await expect(panel(page)).toHaveCount(0);
  });

  test("what is asked for again has no dates that have passed", async ({ page }) => {
    await sendList(page, {});
    await expect(success(page)).toBeVisible();
    await page.clock.setFixedTime(Date.parse(`${START}T12:00:00Z`) + 24 * 3_600_000);
    await page.getByRole("button", { name: "Pedir lo mismo otra vez" }).click();
    await expect.poll(() => storedLines(page)).toBe(LIST.replace(`,${START}`, ""));
    await fillAndSend(page, { values: { ...VALUES, "Fecha de alquiler": "" } });
    await expect.poll(async () => (await sent(page)).length).toBe(2);
  });

  test("comments that leave no room for the list are told before anything is sent", async ({
    page,
  }) => {
    await openWith(page, LIST);
    await fill(page, { ...VALUES, "Información adicional": "a".repeat(9950) });
    await send(page).click();
    await expect(page.getByRole("group", { name: /que revisar$/ })).toContainText(
      "Información adicional: texto demasiado largo; el máximo son",
    );
    expect(await sent(page)).toEqual([]);
    await expect(lines(page)).toHaveCount(3);
  });
});
