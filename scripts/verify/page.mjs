/** What the HTML of a page says. */
import { canonicalOf, hashOf, inlineScripts, inlineStyles } from "../build/hosting/site.mjs";

const attribute = (element, name) => element?.match(new RegExp(`\\b${name}="([^"]*)"`, "i"))?.[1];
const plain = (text) =>
  text?.replaceAll("&#34;", '"').replaceAll("&#38;", "&").replaceAll("&amp;", "&");

/** @param {string} html @param {RegExp} pattern @param {string} name @returns {(string | undefined)[]} */
const all = (html, pattern, name) =>
  [...html.matchAll(pattern)].map(([found]) => attribute(found, name));

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/** @param {string} html */
export function readPage(html) {
  const files = plain(html.match(/<html\b[^>]*\bdata-files='([^']*)'/)?.[1]);
  return {
    lang: attribute(html.match(/<html\b[^>]*>/)?.[0], "lang"),
    title: html.match(/<title>(.*?)<\/title>/s)?.[1],
    headings: [...html.matchAll(/<h1\b/g)].length,
    canonical: canonicalOf(html),
    hreflang: all(html, /<link\b[^>]*rel="alternate"[^>]*hreflang[^>]*>/g, "hreflang"),
    /** @type {Record<string, any>} */
    files: parsed(files),
    pictures: [...new Set(html.match(/\/(?:pictures|share|video)\/[\w./-]+\.\w+/g) ?? [])],
    icons: all(html, /<link\b[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, "href"),
    // A picture is among the pictures.
    linked: all(
      html,
      /<link\b(?![^>]*\bas="image")[^>]*rel="(?:preload|stylesheet)"[^>]*>/g,
      "href",
    ),
    scripts: inlineScripts(html).map(hashOf),
    styles: inlineStyles(html).map(hashOf),
  };
}

/** @param {string} [policy] @returns {Map<string, string[]>} the sources of each directive */
export function readPolicy(policy = "") {
  const directives = policy.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name, ...sources]) => [name, sources]));
}
