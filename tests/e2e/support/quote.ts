/** What the tests of the quote request share: the form, and what the local provider receives and answers. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Language } from "bancal";
import { LANGUAGES } from "../../../scripts/lib/languages.mjs";
import { expect, PROVIDER, siteOrigin } from "./site";

export interface Received {
  method: string;
  preflight: boolean;
  headers: Record<string, string>;
  parts: [string, string][];
  /** The body as it came, in base64. */
  raw: string;
}

export interface Scenario {
  status?: number;
  body?: string;
  delay?: number;
  hangup?: boolean;
  times?: number;
}

/** What the provider has of this worker's site alone. */
const ofThisSite = (path: string) =>
  `${PROVIDER}${path}?origin=${encodeURIComponent(siteOrigin())}`;

export async function received(page: Page): Promise<Received[]> {
  return (await page.request.get(ofThisSite("/requests.json"))).json();
}

/** A misspelt scenario fails the test instead of letting it pass for the wrong reason. */
export async function answerWith(page: Page, scenario: Scenario): Promise<void> {
  const response = await page.request.post(ofThisSite("/scenario"), { data: scenario });
  expect(response.status()).toBe(204);
}

/** The provider as it was when it started. */
export async function resetProvider(page: Page): Promise<void> {
  await answerWith(page, {});
  await page.request.delete(ofThisSite("/requests"));
}

export type Code = Language;

/** The texts of the contact page. */
export function texts(code: string): (key: string) => string {
  const file = new URL(`../../../locales/${code}/contact.json`, import.meta.url);
  const all: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return (key) => {
    const text = all[key];
    if (text === undefined) {
      throw new Error(`no text ${key} in ${code}`);
    }
    return text;
  };
}

/** A date that a rental may start on: the form takes those of two years. */
export const START = `${new Date().getFullYear() + 1}-02-28`;

/** Labels of the eight fields in Spanish, and a value for each. */
export const TYPED = {
  "Nombre o empresa": "Obras Levante, S. L.",
  "Correo electrónico": "obras+alquiler@example.com",
  Teléfono: "+34 965 00 00 00",
  "Máquina que quieres alquilar": "Dumper de 2.000 kg con cazo",
  "Ciudad y población": "L’Alcoià · Alcoi",
  "Fecha de alquiler": START,
  "Días de alquiler": "3",
  "Información adicional": "Mañana & pasado, 50 % «ñ»\n¿puede ser? 🏗",
};

export type Label = keyof typeof TYPED;

export const LABELS = Object.keys(TYPED).filter((label): label is Label => label in TYPED);

export function form(page: Page): Locator {
  return page.getByRole("form");
}

export function field(page: Page, label: Label): Locator {
  return form(page).getByLabel(label);
}

/** In Firefox, Playwright's `fill` alone adds to what an e-mail or a number field holds. */
export async function retype(control: Locator, text: string) {
  await control.clear();
  await control.fill(text);
}

/** Types into all eight fields, but for the changes. */
export async function fill(page: Page, changes: Partial<Record<Label, string>> = {}) {
  for (const label of LABELS) {
    await retype(field(page, label), changes[label] ?? TYPED[label]);
  }
}

export async function expectTyped(page: Page, changes: Partial<Record<Label, string>> = {}) {
  for (const label of LABELS) {
    await expect(field(page, label)).toHaveValue(changes[label] ?? TYPED[label]);
  }
}

/** In whatever language the page is. */
export async function expectEmpty(page: Page) {
  const controls = page.locator("form [id^=user_]");
  await expect(controls).toHaveCount(LABELS.length);
  for (const control of await controls.all()) {
    await expect(control).toHaveValue("");
  }
}

export function send(page: Page): Locator {
  return page.getByRole("button", { name: "Enviar", exact: true });
}

export function success(page: Page): Locator {
  const text = "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.";
  return page.getByRole("status").filter({ hasText: text });
}

/** Why a request is not sent: a group with the focus where it has a heading, else an alert. */
export function notice(page: Page): Locator {
  return page.getByRole("alert").or(page.locator("[aria-labelledby=notice-title]"));
}

export function summary(page: Page): Locator {
  return page.getByRole("group", { name: /que revisar$/ });
}

/** Presses a language, whether its texts come or not. */
export async function pressLanguage(page: Page, name: string) {
  const menu = page.locator(".language");
  await menu.locator("summary").click();
  await menu.getByRole("link", { name }).click();
}

/** Presses a language and waits until the page is in it: what comes next is not cut short by it. */
export async function chooseLanguage(page: Page, name: string) {
  await pressLanguage(page, name);
  const chosen = LANGUAGES.find((language) => language.name === name);
  await expect(page.locator("html")).toHaveAttribute("lang", chosen?.tag ?? "");
}

/** Stores nothing, as where a visitor has switched storage off: naming it throws. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** A value as the other ways have it: dates are written as the office reads them. */
export function asWritten(label: Label, value = TYPED[label]): string {
  return label === "Fecha de alquiler" ? value.split("-").reverse().join("/") : value;
}

/** What the link of another way carries, decoded. */
export async function carried(link: Locator): Promise<{ address: string; text: string }> {
  const href = (await link.getAttribute("href")) ?? "";
  const [address = "", query = ""] = href.split("?");
  const values = query.split("&").map((pair) => decodeURIComponent(pair.split("=")[1] ?? ""));
  return { address, text: values.join("\n") };
}

/** Fills what a request cannot do without, by the labels of a language. */
export async function fillRequired(page: Page, text: ReturnType<typeof texts>) {
  for (const [label, value] of [
    ["name", "Obras"],
    ["phone", "965000000"],
    ["machine", "Dumper"],
    ["city", "Alcoi"],
    ["days", "1"],
  ]) {
    await form(page)
      .getByLabel(text(`contact.${label}.label`))
      .fill(value ?? "");
  }
}
