/** The languages of the site: their texts, and the menu that chooses one. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Language } from "bancal";
import { DEFAULT, LANGUAGES, PREFIXED } from "../../../scripts/lib/languages.mjs";
import { expect } from "./site";

export type Code = Language;

/** The language of an address, by its prefix. */
export const codeOf = (address: string) =>
  PREFIXED.find((code) => address.split("/")[1] === code) ?? DEFAULT;

/** The texts of the contact page, and of pages without a connection. */
export function texts(code: string): (key: string) => string {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(new URL(`../../../locales/${code}/${name}.json`, import.meta.url), "utf8"),
    );
  const all: Record<string, string> = { ...read("contact"), ...read("offline") };
  return (key) => {
    const text = all[key];
    if (text === undefined) {
      throw new Error(`no text ${key} in ${code}`);
    }
    return text;
  };
}

/** Presses a language, whether its texts come or not. */
export async function pressLanguage(page: Page, name: string) {
  const menu = page.locator(".language");
  await menu.locator("summary").click();
  await menu.getByRole("link", { name }).click();
}

/** Presses a language and waits until the page is in it, so that the change does not interrupt the next step. */
export async function chooseLanguage(page: Page, name: string) {
  await pressLanguage(page, name);
  const chosen = LANGUAGES.find((language) => language.name === name);
  await expect(page.locator("html")).toHaveAttribute("lang", chosen?.tag ?? "");
}
