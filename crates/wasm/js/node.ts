/** The package in Node and compatible runtimes: its files are read from disk. */
import "./globals.js";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type LoadLanguageOptions, loadDictionary } from "./calls.js";
import { type InitOptions, type Read, start } from "./instance.js";
import { languages } from "./languages.js";
import { listsIn, type RequestLists, type RequestListsOptions } from "./lists.js";
import { type SearchOptions, searchWith } from "./search.js";
import type { Language, SearchReport } from "./types.js";

export * from "./names.js";

/** Not `new URL("…", import.meta.url)`, which bundlers replace by the address of a copy that they serve. */
const folder = dirname(fileURLToPath(import.meta.url));
const file = (...path: string[]): URL => pathToFileURL(join(folder, ...path));
const filesOf = (folder: string, start: string) =>
  Object.fromEntries(
    languages.map((code) => [code, file(folder, `${start}${code}.txt`)]),
  ) as Record<Language, URL>;
const locales = filesOf("locales", "");
const indexes = filesOf("search", "search-");

/** Not the URL that it could be parsed as. */
const WINDOWS_PATH = /^[a-z]:[\\/]/i;

/** Reads from disk what is a path or a file's URL. */
const read: Read = async (address, signal) => {
  // Not by its class: jsdom has no `Request`.
  const text = typeof address === "object" && "url" in address ? address.url : String(address);
  const isUrl = URL.canParse(text) && !WINDOWS_PATH.test(text);
  return isUrl && !text.startsWith("file:")
    ? fetch(address, { signal })
    : readFile(isUrl ? new URL(text) : text, { signal });
};

/** As in `bancal.ts`. */
export default function init(options: InitOptions = {}): Promise<void> {
  return start(options, file("bancal_bg.wasm"), read);
}

/** As in `bancal.ts`. */
export function loadLanguage(language: Language, options: LoadLanguageOptions = {}): Promise<void> {
  return loadDictionary(language, options, locales, read);
}

/** As in `bancal.ts`. */
export function search(
  query: string,
  language: Language,
  options: SearchOptions = {},
): Promise<SearchReport> {
  const wasm = file("bancal_search_bg.wasm");
  return searchWith({ wasm, indexes, loadLanguage, read }, query, language, options);
}

/** As in `bancal.ts`. */
export function requestLists(
  language: Language,
  options: RequestListsOptions = {},
): Promise<RequestLists> {
  return listsIn(file("bancal_list_bg.wasm"), language, options, read);
}
