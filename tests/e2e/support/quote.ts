/** A quote request: filled in, answered and sent, and what the page shows of it afterwards. */
import type { Locator, Page } from "@playwright/test";
import { type Changes, expectValues, fill } from "./form";
import { footerLink } from "./page";
import { answerWith, type Scenario } from "./provider";
import { expect, open } from "./site";
import { expectStored } from "./storage";

export function send(page: Page): Locator {
  return page.getByRole("button", { name: "Enviar", exact: true });
}

/** What the form holds when it is sent, and what the provider then answers. */
interface Request {
  values?: Changes;
  answer?: Scenario;
}

/** Opens the contact page and fills the form in, but does not send it. */
export async function openFilled(page: Page, changes?: Changes) {
  await open(page, "/contacto");
  await fill(page, changes);
}

/** Opens the form in two tabs that hold the same text. Returns the second one. */
export async function openTwice(page: Page): Promise<Page> {
  await openFilled(page);
  await expectStored(page);
  const other = await page.context().newPage();
  await open(other, "/contacto");
  await expectValues(other);
  return other;
}

/** Leaves the form for another page of the site. */
export async function leaveForm(page: Page) {
  await footerLink(page, "Aviso legal").click();
  await expect(page).toHaveURL("/aviso-legal");
}

/** Opens and fills, then pauses the clock of the page: from then on only `page.clock.runFor` moves it. */
export async function openPaused(page: Page) {
  await page.clock.install();
  await openFilled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Fills in the form of the page as it is, sets the provider's answer, and presses send. */
export async function fillAndSend(page: Page, { values, answer }: Request = {}) {
  await fill(page, values);
  if (answer) {
    await answerWith(page, answer);
  }
  await send(page).click();
}

/** The same from the beginning: on the contact page, freshly opened. */
export async function openAndSend(page: Page, request?: Request) {
  await open(page, "/contacto");
  await fillAndSend(page, request);
}

export function success(page: Page): Locator {
  const text = "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.";
  return page.getByRole("status").filter({ hasText: text });
}

/** The notice of why a request was not sent: a group that takes the focus where it has a heading, else an alert. */
export function notice(page: Page): Locator {
  return page.getByRole("alert").or(page.locator("[aria-labelledby=notice-title]"));
}

export function summary(page: Page): Locator {
  return page.getByRole("group", { name: /que revisar$/ });
}
