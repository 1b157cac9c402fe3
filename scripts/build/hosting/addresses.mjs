/**
 * One address for each page. People copy addresses from sentences and type them from memory; the core
 * (`crates/core/src/route.rs`) finds the page of such an address, and so do hosts that can. Both are tested with
 * `tests/fixtures/addresses.json`.
 */

/** An end that does not belong to an address: slashes, and the punctuation and spaces of a sentence around it. */
const CLOSING = /(?:(?![0-9A-Za-z%])\p{ASCII}|[\u00a0-\u00bf\u2000-\u206f])+$/u;

/**
 * An address without such an end and without a file name, as nginx matches it: byte by byte, after merging slashes and
 * decoding escapes.
 */
export const NAME_PATTERN =
  "~*^(?<name>.*?)(?:/index)?(?:\\.html)?" +
  "(?:[^0-9a-z%\\x80-\\xff]|\\xc2[\\xa0-\\xbf]|\\xe2\\x80[\\x80-\\xbf]|\\xe2\\x81[\\x80-\\xaf])*$";

/** @param {string} path @returns {string} decoded; a path with an invalid escape stays unchanged */
export function decoded(path) {
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") ? path : text;
  } catch {
    return path;
  }
}

/** @param {string} path decoded @returns {string} as in the table of pages; empty for the home page */
function nameOf(path) {
  return path
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(CLOSING, "")
    .replace(/\.html$/, "")
    .replace(/\/+/g, "/")
    .replace(/\/index$/, "");
}

/**
 * The target of each name, of pages and of second addresses.
 * @param {import("./rules.mjs").Rules} rules @returns {[name: string, address: string][]}
 */
export function namedAddresses({ pages, redirects }) {
  return [...pages.map((page) => [page, page]), ...Object.entries(redirects)].map(([name, to]) => [
    name === "/" ? "" : name,
    to,
  ]);
}

/**
 * @param {import("./rules.mjs").Rules} rules
 * @returns {(path: string) => string | undefined} the canonical address for a decoded path
 */
export function redirectsOf(rules) {
  const addresses = new Map(namedAddresses(rules));
  return (path) => addresses.get(nameOf(path));
}
