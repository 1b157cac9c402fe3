/** What one reads rather than spells: the same facts in every language, short sentences, nothing said twice. */

/** Words of a sentence that one can still read aloud; the legal pages may need more. */
const LONGEST_SENTENCE = 30;
const LEGAL = /^(?:privacy|cookies|notice|accessibility|contact\.protection)\./;

/** Here the colour is what the machine shows. */
const ABOUT_COLOUR = ["machine.traffic-lights.alt"];

/** Texts of this many words say something; shorter ones are labels, which may be the same in two places. */
const STATEMENT_WORDS = 6;

/** The livery of the machines says nothing to somebody who listens. */
const COLOURS = {
  es: "naranjas?|amarill[oa]s?|roj[oa]s?|azul(?:es)?|verdes?|blanc[oa]s?|negr[oa]s?",
  en: "orange|yellow|red|blue|green|white|black",
  val: "taronj(?:a|es)|gro(?:c|cs|ga|gues)|ro(?:ig|jos|ja|ges)|blau(?:s|es)?|verds?|blan(?:c|cs|ca|ques)|negr(?:e|es|a)",
};

const plain = (text) => text.replace(/<br>/g, ". ").replace(/<[^>]*>/g, "");
const wordsIn = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word));
const sentences = (text) => plain(text).split(/(?<=[.!?:;…])\s+/);

/** @param {string} text @returns {string} its numbers, in an order that no grammar changes */
const numbersIn = (text) =>
  (
    plain(text)
      .replace(/\{[^}]*\}/g, "")
      // An article of a law is 6(1)(f) in English, 6.1.f in Spanish.
      .replace(/(\d)\((\d)\)/g, "$1.$2")
      .match(/\d+(?:[.,]\d+)*/g) ?? []
  )
    .map((number) => number.replace(/[.,](?=\d{3}\b)/g, "").replace(",", "."))
    .sort()
    .join(" ");

/**
 * @typedef {{ location: string, key: string, text: string }} Text
 * @param {Record<string, Text[]>} texts of each language, in the same order
 * @returns {string[]}
 */
export function styleFindings(texts) {
  const [reference, ...others] = Object.keys(texts);
  const findings = [];
  for (const [language, own] of Object.entries(texts)) {
    const said = new Map();
    const colours = new RegExp(`(?<![\\p{L}])(?:${COLOURS[language] ?? "(?!)"})(?![\\p{L}])`, "iu");
    for (const { location, key, text } of own) {
      const long = LEGAL.test(key)
        ? undefined
        : sentences(text).find((sentence) => wordsIn(sentence).length > LONGEST_SENTENCE);
      if (long) findings.push(`${location}: a sentence of ${wordsIn(long).length} words: ${long}`);
      const colour =
        key.endsWith(".alt") && !ABOUT_COLOUR.includes(key) ? text.match(colours) : null;
      if (colour) findings.push(`${location}: the colour ${colour[0]} in an alternative text`);
      const before = said.get(text);
      if (before && before !== key && wordsIn(text).length >= STATEMENT_WORDS) {
        findings.push(`${location}: says the same as "${before}"`);
      }
      said.set(text, key);
    }
  }
  for (const language of others) {
    for (const [index, { location, text }] of texts[language].entries()) {
      const [expected, found] = [numbersIn(texts[reference][index].text), numbersIn(text)];
      if (expected !== found)
        findings.push(
          `${location}: the numbers ${found || "(none)"} where ${reference} has ${expected || "(none)"}`,
        );
    }
  }
  return findings;
}
