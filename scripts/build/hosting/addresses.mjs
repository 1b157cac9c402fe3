/**
 * One address for each page. People copy addresses out of sentences and type them as they remember them; the core
 * (`crates/core/src/route.rs`) finds the page at all of them, and so do the hosts that can: all are tried against
 * `tests/fixtures/addresses.json`.
 */

/** The end of an address that is none of it: slashes, and the punctuation and spaces of a sentence around it. */
const CLOSING = /(?:(?![0-9A-Za-z%])\p{ASCII}|[\u00a0-\u00bf\u2000-\u206f])+$/u;

/**
 * What an address is without its end and without the name of a file, as nginx matches it: byte by byte, when slashes are
 * merged and escapes decoded.
 */
export const NAME_PATTERN =
  "~*^(?<name>.*?)(?:/index)?(?:\\.html)?" +
  "(?:[^0-9a-z%\\x80-\\xff]|\\xc2[\\xa0-\\xbf]|\\xe2\\x80[\\x80-\\xbf]|\\xe2\\x81[\\x80-\\xaf])*$";

/** @param {string} path @returns {string} without escapes; a path with a broken one is taken as it stands */
export function decoded(path) {
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") ? path : text;
  } catch {
    return path;
  }
}

/** @param {string} path without escapes @returns {string} as the table of pages writes it; empty for the home page */
function nameOf(path) {
  return path
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(CLOSING, "")
    .replace(/\.html$/, "")
    .replace(/\/+/g, "/")
    .replace(/\/index$/, "");
}

/**
 * The address that each name leads to, pages and second addresses alike.
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
 * @returns {(path: string) => string | undefined} the one address of the page that a path without escapes leads to
 */
export function leads(rules) {
  const addresses = new Map(namedAddresses(rules));
  return (path) => addresses.get(nameOf(path));
}
