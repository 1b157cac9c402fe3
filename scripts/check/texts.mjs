/**
 * Proofreads all texts of every language: spelling, the preferred forms of the AVL's norm in Valencian, consistent
 * terms, typography. Prints one line per finding; any finding fails.
 *
 * `locales/words/<language>.txt`, if it is there, has the correct words that hunspell does not know, sorted, and no others.
 * `locales/words/val-forms.json` has `{ "preferred form": ["form of general Catalan", …] }`: hunspell accepts both.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { LANGUAGES } from "../lib/languages.mjs";
import { at } from "../lib/paths.mjs";
import { styleFindings } from "./style.mjs";

const LOCALES = at("locales/");
/** The specification requires these texts, with the missing opening mark of one and the missing accent of the other. */
const FIXED = ["translated-contacto-placeholder-successMessage", "shop.lighting.loading"];

/** Mistakes that no dictionary finds, by language: inconsistent terms, claims, words of another country. */
const TERMS = {
  es: [
    ["e-?mails?", "correo electrónico"],
    ["celular(?:es)?|móvil(?:es)?", "teléfono"],
    ["cotizaci(?:ón|ones)", "presupuesto"],
    ["renta de|rentar|arrendar|arrendamientos?", "alquiler, alquilar"],
    ["grúas? (?:de )?tijera|elevador(?:es)? de tijera|plataformas? tijera", "plataforma de tijera"],
    ["generador(?:es)?|plantas? eléctricas?", "grupo electrógeno"],
    ["radial(?:es)?|rebarbadoras?", "amoladora"],
    ["toros?|montacargas", "carretilla elevadora"],
    ["dúmper(?:es)?", "dumper"],
    ["parquet", "parqué"],
    ["diesel", "diésel"],
    ["videos?", "vídeo"],
    ["costos?", "coste"],
    ["cerca de Alicante", "en Alicante"],
    ["sitios?(?! web)", "sitio web"],
    ["(?<!líquido )limpiaparabrisas", "líquido limpiaparabrisas"],
    ["ustedes|usted", "tú"],
    ["líder(?:es)?|premium|soluci(?:ón|ones) integral(?:es)?", "a fact"],
  ],
  en: [
    ["emails?", "e-mail"],
    ["cell ?phones?|mobiles?", "phone"],
    ["estimates?", "quote"],
    ["hir(?:e|es|ed|ing)", "rent"],
    ["scissor platforms?", "scissor lift"],
    ["(?:elevator|aerial|articulated|telescopic) platforms?|cherry pickers?", "boom lift"],
    ["electric hammers?", "electric breaker"],
    ["joint cutters?", "floor saw"],
    ["petrol angle grinders?", "petrol disc cutter"],
    ["drying cannons?", "space heater"],
    ["concrete buckets?", "concrete skip"],
    ["hole diggers?", "earth auger"],
    ["string lights?", "festoon lights"],
    ["windscreen washers?", "screenwash"],
    ["near Alicante", "in Alicante"],
    ["roadwork", "roadworks"],
    ["without operator", "without an operator"],
    ["windshields?", "windscreen"],
    ["flashlights?", "torch"],
    ["gasoline|gas-powered", "petrol"],
    ["colors?|colored", "colour"],
    ["gray", "grey"],
    ["meters?", "metre"],
    ["liters?", "litre"],
    ["centers?", "centre"],
    ["tires?", "tyre"],
    ["licenses?", "licence"],
    ["aluminum", "aluminium"],
    ["catalogs?", "catalogue"],
    ["(?!\\p{L}*siz|priz|seiz)\\p{L}+iz(?:e[sd]?|ing|ations?)", "the spelling with -is-"],
    ["premium|state-of-the-art|world-class|market leaders?|one-stop", "a fact"],
  ],
  val: [
    ["e-?mails?", "correu electrònic"],
    ["mòbils?", "telèfon"],
    ["cookies?", "galeta"],
    ["cotitzaci(?:ó|ons)", "pressupost"],
    ["arrendar|arrendaments?", "lloguer, llogar"],
    ["gr(?:ua|ues) de tisora|elevadors? de tisora", "plataforma de tisora"],
    ["generadors?", "grup electrogen"],
    ["radials?", "amoladora"],
    ["dumpers?", "dúmper"],
    ["transportadors? d’erugues", "bolquet sobre erugues"],
    ["(?<!líquid )netejaparabrisa", "líquid netejaparabrisa"],
    ["prop d’Alacant", "a Alacant"],
    ["transpalet(?:a|es)", "transpalet"],
    ["diesel", "dièsel"],
    ["si us plau", "per favor"],
    ["vostés?", "tu"],
    ["líders?|premium|soluci(?:ó|ons) integrals?", "a fact"],
  ],
};

/** Verbs in -ir: each ending of general Catalan, and the preferred one. */
const INCHOATIVE = {
  o: "isc",
  "": "ix",
  es: "ixes",
  en: "ixen",
  i: "isca",
  is: "isques",
  in: "isquen",
};
const INCHOATIVE_ENDING = /eix(o|es|en|i|is|in|)$/;
/** Correct words with such an ending: demonstratives, nouns, verbs in -ar and -er. */
const NOT_INCHOATIVE =
  /^(?:eix|eixes|mateix|mateixes|feix|greix|peix|deix(?:es|en)|(?:re|des)?coneix(?:es|en)?|(?:des)?(?:a|com)?pareix(?:es|en)?|mereix(?:es|en)?|creix(?:es|en)?)$/;

const UNITS = "kVA|kg|km|cm|mm|m|t|l|W|V|s|h|px";

const count = (text, sign) => text.split(sign).length - 1;

/** @returns {string[]} mistakes in the typography of a text; `{…}` counts as a number */
function typography(language, key, text) {
  const plain = text.replace(/<[^>]*>/g, "").replace(/\{[^}]*\}/g, "0");
  const percent =
    language === "en"
      ? [/\d\s%/.test(plain), "a space before %"]
      : [/\d ?%/.test(plain), "no no-break space before %"];
  const marks = language === "en" ? /[«»“”]/ : /[“”‘]/;
  const rules = [
    [text !== text.normalize(), "letters and accents are not composed (NFC)"],
    [/\s{2}|^\s|[^:\s]\s$/.test(plain), "a space too many"],
    [/["'`´]/.test(plain), "a straight quote or accent for ’ or quotation marks"],
    [marks.test(plain), `quotation marks other than ${language === "en" ? "‘ ’" : "« »"}`],
    [
      new RegExp(`\\d ?(?:${UNITS})(?![\\p{L}\\p{N}’])`, "u").test(plain),
      "no no-break space between number and unit",
    ],
    percent,
    [
      plain.includes("...") && !key.endsWith(".loading"),
      "three points for …, which only loading texts have",
    ],
    [!FIXED.includes(key) && /[!¡]/.test(plain), "an exclamation mark"],
    [language === "es" && count(plain, "?") !== count(plain, "¿"), "¿ and ? do not pair"],
    [language !== "es" && plain.includes("¿"), "¿ is Spanish"],
    [language === "val" && /l[-.•‧∙⋅]l|ŀ/i.test(plain), "l·l has the raised dot U+00B7"],
  ];
  return rules.filter(([wrong]) => wrong).map(([, finding]) => finding);
}

/** A text, or all the texts of a document's blocks. */
const textsOf = (value) =>
  typeof value === "string" ? [value] : Object.values(value).flatMap(textsOf);

/** The words of a text for hunspell, without markup, addresses and facts. */
function wordsOf(language, text) {
  const prose = text
    .replaceAll("<br>", " ")
    .replace(/<[^>]*>|\{[^}]*\}/g, "")
    .replace(/\S+@\S+|https?:\S+/g, " ")
    .replaceAll("’", "'");
  // Only the Valencian dictionary has words with a hyphen: pronouns after a verb.
  const joint = language === "val" ? "·'-" : "'";
  const word = new RegExp(
    `(?<![\\p{L}\\p{N}])\\p{L}(?:[\\p{L}\\p{M}${joint}]*[\\p{L}\\p{M}])?`,
    "gu",
  );
  // A single letter is a unit, a paragraph of a law or an article before a number.
  return (prose.match(word) ?? []).filter((found) => found.length > 1);
}

/** @returns {Set<string>} the words that the dictionary does not have */
function unknownTo(dictionary, words) {
  const { status, stdout } = spawnSync("hunspell", ["-i", "utf-8", "-d", dictionary, "-l"], {
    input: `${words.join("\n")}\n`,
    encoding: "utf8",
  });
  if (status !== 0) {
    console.error(
      `The texts cannot be checked without hunspell and its dictionary ${dictionary}: run node scripts/setup/setup.mjs test.`,
    );
    process.exit(1);
  }
  return new Set(stdout.split("\n"));
}

function preferredForms() {
  const forms = JSON.parse(readFileSync(`${LOCALES}words/val-forms.json`, "utf8"));
  return new Map(
    Object.entries(forms).flatMap(([preferred, others]) =>
      others.map((other) => [other, preferred]),
    ),
  );
}

/** @returns {string[]} forms of general Catalan in a Valencian word, with the preferred ones */
function otherForms(word, forms) {
  const parts = word.toLowerCase().split(/['-]/);
  return parts.flatMap((part) => {
    if (forms.has(part)) return [`${part} → ${forms.get(part)}`];
    if (NOT_INCHOATIVE.test(part) || !INCHOATIVE_ENDING.test(part)) return [];
    return [`${part} → ${part.replace(INCHOATIVE_ENDING, (_, ending) => INCHOATIVE[ending])}`];
  });
}

/** What people call things, for the search alone: nobody reads it, and dictionaries lack much of it. */
const TRADE_WORDS = "search.json";

/** @returns {import("./style.mjs").Text[]} all texts of a language, sorted by key */
function read(language) {
  return readdirSync(`${LOCALES}${language}`)
    .filter((file) => file !== TRADE_WORDS)
    .flatMap((file) => {
      const entries = Object.entries(
        JSON.parse(readFileSync(`${LOCALES}${language}/${file}`, "utf8")),
      );
      return entries.flatMap(([key, value]) =>
        textsOf(value).map((text) => ({
          location: `locales/${language}/${file} "${key}"`,
          key,
          text,
        })),
      );
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

function check(language, dictionary, forms, texts) {
  const list = `locales/words/${language}.txt`;
  const words = `${LOCALES}words/${language}.txt`;
  const allowed = existsSync(words) ? readFileSync(words, "utf8").trim().split("\n") : [];
  const all = new Set(texts.flatMap(({ text }) => wordsOf(language, text)));
  const unknown = unknownTo(dictionary, [...all, ...allowed]);
  const used = new Set();
  const isAllowed = (word) =>
    [word, word.toLowerCase(), word.replace(/^[dl]'|'s$/i, "")].some(
      (spelling) => allowed.includes(spelling) && used.add(spelling),
    );
  const terms = (TERMS[language] ?? []).map(([wrong, right]) => ({
    wrong: new RegExp(`(?<![\\p{L}\\p{N}])(?:${wrong})(?![\\p{L}\\p{N}])`, "iu"),
    right,
  }));

  const findings = texts.flatMap(({ location, key, text }) => {
    const words = wordsOf(language, text);
    const prose = text.replace(/<[^>]*>|\{[^}]*\}/g, "");
    const spelling = FIXED.includes(key)
      ? []
      : words.filter((word) => unknown.has(word) && !isAllowed(word));
    return [
      ...spelling.map((word) => `${word} is neither in ${dictionary} nor in ${list}`),
      ...(language === "val" ? words.flatMap((word) => otherForms(word, forms)) : []),
      ...terms
        .map(({ wrong, right }) => [prose.match(wrong)?.[0], right])
        .filter(([found]) => found)
        .map(([found, right]) => `${found} → ${right}`),
      ...typography(language, key, text),
    ].map((finding) => `${location}: ${finding}`);
  });
  for (const [index, word] of allowed.entries()) {
    if (!unknown.has(word)) findings.push(`${list} "${word}": hunspell knows it`);
    else if (!used.has(word)) findings.push(`${list} "${word}": no text uses it`);
    if (index > 0 && allowed[index - 1] >= word) findings.push(`${list} "${word}": out of order`);
  }
  return findings;
}

const forms = preferredForms();
const texts = Object.fromEntries(LANGUAGES.map(({ code }) => [code, read(code)]));
const findings = [
  ...LANGUAGES.flatMap(({ code, dictionary }) => check(code, dictionary, forms, texts[code])),
  ...styleFindings(texts),
];
for (const finding of new Set(findings)) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
