/** The languages of the site, in the order of its menu: the lines of `locales/languages.json`, which the build checks. */
import { readFileSync } from "node:fs";

/**
 * @typedef {object} Language
 * @property {string} code folder of its texts, prefix of its addresses
 * @property {string} english its name in English
 * @property {string} name what it calls itself
 * @property {string} tag of a document in it
 * @property {string} hreflang what search engines call it
 * @property {string} locale what programs call it that show a shared link
 * @property {string} and
 * @property {string} hours from `{opens}` to `{closes}`
 * @property {12 | 24} clock
 * @property {string} thousands what separates them
 * @property {string} dictionary of hunspell
 * @property {string} package of Debian, which has the dictionary
 */

const FILE = "locales/languages.json";

/** @type {Language[]} */
export const LANGUAGES = parsed(readFileSync(new URL(`../../${FILE}`, import.meta.url), "utf8"));

/** The first command reads this file, before the build can check it and before the packages for that are there. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Not every message of Node says where the mistake is; those that do not show its text.
    const [, position] = /position (\d+)/.exec(error.message) ?? [];
    const line = position ? `:${text.slice(0, Number(position)).split("\n").length}` : "";
    console.error(`${FILE}${line}: ${error.message.replaceAll(/\s+/g, " ")}`);
    process.exit(1);
  }
}

export const CODES = LANGUAGES.map(({ code }) => code);

/** The language whose addresses have no prefix, and the others. */
export const [DEFAULT, ...PREFIXED] = CODES;

/** @param {string} code @returns {string} how the addresses of a language start: nothing, `/en` */
export const prefixOf = (code) => (code === DEFAULT ? "" : `/${code}`);

export const PREFIXES = CODES.map(prefixOf);
