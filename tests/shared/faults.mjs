/** What can fail, and how: shared by the tests of faults in every engine. */
import { readdirSync, readFileSync } from "node:fs";
import { CODES, PREFIXED } from "../../scripts/lib/languages.mjs";

/** How a file can fail. A slow one comes once the test releases it. */
export const FAILURE_MODES = /** @type {const} */ (["404", "500", "truncated", "blocked", "slow"]);

/** @param {string} start of the name @param {string[]} codes of languages @returns {RegExp} a file of each of them */
const fileOf = (start, codes) => new RegExp(`/assets/${start}(${codes.join("|")})-.*\\.txt$`);

export const FILES = {
  core: /\/assets\/bancal_bg-.*\.wasm$/,
  "entry script": /\/assets\/site-.*\.js$/,
  texts: fileOf("", CODES),
  "other texts": fileOf("", PREFIXED),
  "page part": /\/assets\/(Contact|ShopList|Faq)-.*\.js$/,
  "part of another page": /\/assets\/Faq-.*\.js$/,
  search: /\/assets\/bancal_search_bg-.*\.wasm$/,
  "search script": /\/assets\/searchInBrowser-.*\.js$/,
  "search index": fileOf("search-", CODES),
  "shop document": /\/shop\.json$/,
  pictures: /\/pictures\//,
  font: /\.woff2$/,
  video: /\/video\//,
};

/**
 * Files without which the page stays static, but complete, with every way to contact the company.
 * @type {(keyof typeof FILES)[]}
 */
export const ESSENTIAL = ["core", "entry script", "texts", "page part"];

/**
 * Files without which the page works as usual, but for what they show.
 * @type {(keyof typeof FILES)[]}
 */
export const NON_ESSENTIAL = ["pictures", "font", "video"];

/** Everything that the cookie policy names, by the storage that keeps it. */
export const STORAGE_KEYS = /** @type {const} */ ({
  localStorage: [
    "selectedLanguage",
    "quoteDraft",
    "requestList",
    "sentRequests",
    "savedRequests",
    "quoteSentAt",
    "quoteUnconfirmed",
    "quoteAccepted",
  ],
  sessionStorage: [
    "videoPaused",
    "reloadedAfterUpdate",
    "sendFailed",
    "quoteTyped",
    "listUncorrected",
    "scrollPositions",
    "remix-router-transitions",
  ],
});

export const GARBAGE = [
  "",
  "null",
  "0",
  "-1e999",
  "{",
  "[[[]]]",
  '{"__proto__":null}',
  "<script>x</script>",
  "🏗\u0000\ud800",
  "x".repeat(500_000),
];

const ES = new URL("../../locales/es/", import.meta.url);

/** @type {Record<string, unknown>} */
const texts = Object.assign(
  {},
  ...readdirSync(ES).map((file) => JSON.parse(readFileSync(new URL(file, ES), "utf8"))),
);

/** Keys of texts, which no page may show. Keys of one word are left out: they are also ordinary words. */
export const TEXT_KEYS = Object.keys(texts).filter((key) => key.includes("."));

/** The names in the first table of the cookie policy, that of the storage; its headings begin with a capital. */
export const POLICY = texts["cookies.body"]
  .find((block) => "table" in Object(block))
  .table.flatMap(([names]) => names.split(", "))
  .filter((name) => /^[a-z]/.test(name));
