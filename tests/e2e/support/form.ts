/** The form of the quote request: its fields, and the values that tests type into them. */
import type { Locator, Page } from "@playwright/test";
import { START } from "../../shared/start.mjs";
import type { texts } from "./language";
import { expect, isFirefox } from "./site";

export { START };

/** Labels of the eight fields in Spanish, and a value for each. */
export const VALUES = {
  "Nombre o empresa": "Obras Levante, S. L.",
  "Correo electrónico": "obras+alquiler@example.com",
  Teléfono: "+34 965 00 00 00",
  "Máquina que quieres alquilar": "Dumper de 2.000 kg con cazo",
  "Ciudad y población": "L’Alcoià · Alcoi",
  "Fecha de alquiler": START,
  "Días de alquiler": "3",
  "Información adicional": "Mañana & pasado, 50 % «ñ»\n¿puede ser? 🏗",
};

export type Label = keyof typeof VALUES;

/** Values of some fields, in place of their usual ones. */
export type Changes = Partial<Record<Label, string>>;

export const LABELS = Object.keys(VALUES).filter((label): label is Label => label in VALUES);

export function form(page: Page): Locator {
  return page.getByRole("form");
}

export function field(page: Page, label: Label): Locator {
  return form(page).getByLabel(label);
}

/** A field by its label in the language of the texts. */
export function labelled(page: Page, text: ReturnType<typeof texts>, name: string): Locator {
  return form(page).getByLabel(text(`contact.${name}.label`));
}

/** Fields of an e-mail address and a number: in Firefox, Playwright's `fill` appends to their values. */
const APPENDED: Label[] = ["Correo electrónico", "Días de alquiler"];

/** Replaces what is in a field of any kind: in Firefox it is cleared first. */
export async function retype(control: Locator, text: string) {
  if (isFirefox(control.page())) {
    await control.clear();
  }
  await control.fill(text);
}

/** Types the usual values into all eight fields, or those of the changes. */
export async function fill(page: Page, changes: Changes = {}) {
  for (const label of LABELS) {
    const control = field(page, label);
    const text = changes[label] ?? VALUES[label];
    await (APPENDED.includes(label) ? retype(control, text) : control.fill(text));
  }
}

export async function expectValues(page: Page, changes: Changes = {}) {
  for (const label of LABELS) {
    await expect(field(page, label)).toHaveValue(changes[label] ?? VALUES[label]);
  }
}

/** In any language. */
export async function expectEmpty(page: Page) {
  const controls = page.locator(".form [id^=user_]");
  await expect(controls).toHaveCount(LABELS.length);
  for (let index = 0; index < LABELS.length; index += 1) {
    await expect(controls.nth(index)).toHaveValue("");
  }
}

/** Fills in the required fields, by their labels in the language of the texts. */
export async function fillRequired(page: Page, text: ReturnType<typeof texts>) {
  for (const [label, value] of [
    ["name", "Obras"],
    ["phone", "965000000"],
    ["machine", "Dumper"],
    ["city", "Alcoi"],
    ["days", "1"],
  ] as const) {
    await retype(labelled(page, text, label), value);
  }
}
