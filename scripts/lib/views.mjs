/** Every page of every language as reviewed. */
import { readFileSync } from "node:fs";
import { CODES } from "./languages.mjs";
import { at } from "./paths.mjs";

/**
 * @typedef {object} View
 * @property {string} lang
 * @property {{ title: string, canonical: string }} meta
 * @property {{ kind: string, title?: string, hero?: { title: string } }} page
 */

/** @type {Record<string, View>} by address */
export const views = Object.assign(
  {},
  ...CODES.map((code) =>
    JSON.parse(readFileSync(at(`crates/core/snapshots/${code}.json`), "utf8")),
  ),
);
