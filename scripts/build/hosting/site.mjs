/** Data of the built pages that hosting rules need. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * @typedef {object} Site
 * @property {string[]} pages every canonical address
 * @property {Map<string, string>} moved second addresses and the canonical ones
 * @property {string[]} notFound files shown for unknown addresses, one per language
 * @property {string[]} scripts hashes of the inline scripts, in the format of a content security policy
 * @property {string[]} styles the same for the styles
 */

/** Types of scripts that run, which a policy has to allow; all others are data blocks, such as JSON-LD. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** @param {string} folder the built site @returns {Promise<Site>} */
export async function readSite(folder) {
  const site = { pages: [], moved: new Map(), notFound: [], scripts: new Set(), styles: new Set() };
  for (const file of await htmlFiles(folder)) {
    const html = await readFile(join(folder, file), "utf8");
    for (const text of inlineScripts(html)) site.scripts.add(hashOf(text));
    for (const text of inlineStyles(html)) site.styles.add(hashOf(text));
    if (/(?:^|\/)404\.html$/.test(file)) {
      site.notFound.push(`/${file}`);
      continue;
    }
    const address = addressOf(file);
    const canonical = canonicalOf(html);
    const path = canonical && new URL(canonical).pathname;
    if (path && path !== address) site.moved.set(address, path);
    else site.pages.push(address);
  }
  return { ...site, scripts: [...site.scripts].sort(), styles: [...site.styles].sort() };
}

async function htmlFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".html"))
    .sort();
}

/** @param {string} file @returns {string} `/` for `index.html`, `/en/faq` for `en/faq.html` */
export const addressOf = (file) => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`;

/** @param {string} html @returns {string | undefined} the address of which the page is one copy */
export function canonicalOf(html) {
  const link = html.match(/<link\b[^>]*\brel="canonical"[^>]*>/i)?.[0];
  return link?.match(/\bhref="([^"]+)"/i)?.[1];
}

/** @param {string} html @returns {string[]} the code of its scripts */
export function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .filter(([, attributes]) => !/\bsrc=/i.test(attributes))
    .filter(([, attributes]) =>
      EXECUTABLE.test(attributes.match(/\btype="([^"]*)"/i)?.[1].trim() ?? ""),
    )
    .map(([, , text]) => text);
}

/** @param {string} html @returns {string[]} */
export const inlineStyles = (html) =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, text]) => text);

/** @param {string} text @returns {string} in the format of a content security policy */
export const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
