/** What the site shows of an entry of the shop document: the rules of `Product::read` in `crates/core/src/shop.rs`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT } from "../lib/languages.mjs";
import { ROOT } from "../lib/paths.mjs";

const MAX_LEN = 500;
const KEY_PREFIX = "goods.";
/** The texts that a name may be the key of. */
const KEYS = new Set(
  Object.keys(JSON.parse(readFileSync(join(ROOT, `locales/${DEFAULT}/shop.json`), "utf8"))),
);

const isShort = (text) => Buffer.byteLength(text) <= MAX_LEN;
/** White space and characters that nobody sees, as in `crates/core/src/form/characters.rs`. */
const isBlank = (text) => /^[\s\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u.test(text);
const isName = (text) => isShort(text) && !/\p{Cc}/u.test(text) && !isBlank(text);
const isUnknownKey = (text) => text.startsWith(KEY_PREFIX) && !/\s/.test(text) && !KEYS.has(text);

/** A file of the site, which is no folder, or an https address with a host. */
function isPicture(address) {
  if (!isShort(address) || /[\p{Cc}\s\\]/u.test(address)) return false;
  const [path] = address.split(/[?#]/);
  return /^\/(?!\/)/.test(path) ? !path.endsWith("/") : /^https:\/\/[A-Za-z\d]/.test(address);
}

/** @param {any} entry @returns {string | undefined} why the site does not show it */
export function productProblem(entry) {
  const { nombre, foto } = entry ?? {};
  const name = typeof nombre === "string" ? nombre.trim() : "";
  if (!isName(name)) return "nombre is not a text";
  if (isUnknownKey(name)) return `no text is called ${name}`;
  if (typeof foto === "string" && isPicture(foto)) return undefined;
  return `foto is not an address of this site or https: ${foto}`;
}
