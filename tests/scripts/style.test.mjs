import { expect, test } from "vitest";
import { styleFindings } from "../../scripts/check/style.mjs";

const text = (key, words, language = "es") => ({
  location: `${language} "${key}"`,
  key,
  text: words,
});
const long = Array.from({ length: 31 }, () => "obra").join(" ");

test.each([
  [
    "a sentence that nobody reads aloud",
    [text("home.text", `Corta. ${long}.`)],
    /a sentence of 31 words/,
  ],
  [
    "a colour in an alternative text",
    [text("machine.x.alt", "Dumper naranja")],
    /the colour naranja/,
  ],
  [
    "a statement in two places",
    [
      text("a.text", "Pagas solo los días que la tienes."),
      text("b.text", "Pagas solo los días que la tienes."),
    ],
    /says the same as "a.text"/,
  ],
])("%s is found", (_, texts, finding) => {
  expect(styleFindings({ es: texts }).join("\n")).toMatch(finding);
});

test("a number that only one language has is found, its way of writing is not", () => {
  const of = (words) => [text("faq.1", words, "en")];
  const spanish = [text("faq.1", "Hasta 2.900 euros, desde las 7,5 horas (art. 6.1).")];
  expect(
    styleFindings({ es: spanish, en: of("Up to 2,900 euros, from 7.5 hours (Art. 6(1)).") }),
  ).toEqual([]);
  expect(styleFindings({ es: spanish, en: of("Up to 2,900 euros.") })).toHaveLength(1);
});

test("labels may be the same, the legal pages long, and a colour part of a name", () => {
  const texts = [
    text("a", "Pedir presupuesto"),
    text("b", "Pedir presupuesto"),
    text("privacy.body", `${long}.`),
    text("machine.x", "Casco blanco"),
  ];
  expect(styleFindings({ es: texts })).toEqual([]);
});
