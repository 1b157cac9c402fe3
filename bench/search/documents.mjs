/** What the search finds, as documents for a library, with the same names and words as its index. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CODES } from "../../scripts/lib/languages.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

const texts = Object.fromEntries(
  CODES.map((code) => [
    code,
    { ...read(`locales/${code}/machinery.json`), ...read(`locales/${code}/shop.json`) },
  ]),
);
const phrases = Object.fromEntries(
  CODES.map((code) => [code, read(`locales/${code}/search.json`)]),
);

/** Without case and accents: a project would do that to what it gives to a library. */
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Id, key of the name and key of the note of each category, machine, shop list and product. */
function items() {
  const out = [];
  for (const { id, machines } of read("data/machinery.json").categories) {
    out.push([id, `category.${id}.name`]);
    for (const machine of machines) {
      const key = `machine.${machine.id}`;
      out.push([machine.id, `${key}.name`, machine.note ? `${key}.note` : undefined]);
    }
  }
  for (const [list, products] of Object.entries(read("data/shop.json"))) {
    const [, name] = products[0].nombre.split(".");
    out.push([list, `shop.${name}.name`]);
    for (const { nombre } of products) out.push([nombre, nombre]);
  }
  return out;
}

/**
 * @typedef {object} Document
 * @property {number} id
 * @property {string} item its id in `data/`; empty for what is not for rent
 * @property {string} name
 * @property {string[]} words its synonyms in the language
 * @property {string[]} others its names and synonyms in the other languages
 */

/** @param {string} code of a language @returns {Document[]} */
export function documents(code) {
  const others = CODES.filter((other) => other !== code);
  const wordsFor = (id, from) =>
    Object.entries(phrases[from])
      .filter(([, meant]) => meant.includes(id))
      .map(([phrase]) => phrase);
  const isCommon = (phrase) => !phrase.includes(" ");
  const found = items().map(([item, name, note]) => ({
    item,
    name: texts[code][name],
    words: [...wordsFor(item, code), texts[code][note] ?? ""],
    others: others.flatMap((other) => [
      texts[other][name],
      ...wordsFor(item, other).filter(isCommon),
    ]),
  }));
  const notRented = Object.entries(phrases[code])
    .filter(([, meant]) => meant.length === 0)
    .map(([name]) => ({ item: "", name, words: [], others: [] }));
  return [...found, ...notRented].map(({ item, name, words, others }, id) => ({
    id,
    item,
    name: folded(name),
    words: words.map(folded),
    others: others.map(folded),
  }));
}
