/** The package in browsers and workers: its files are loaded with `fetch`. */
import { type LoadLanguageOptions, loadDictionary } from "./calls.js";
import { locales, wasm } from "./files.js";
import { type InitOptions, type Read, start } from "./instance.js";
import type { RequestLists, RequestListsOptions } from "./lists.js";
import type { SearchOptions } from "./search.js";
import type { Language, SearchReport } from "./types.js";

export * from "./names.js";

const read: Read = (address, signal) => fetch(address, { signal });

/**
 * Initialises the package; calls that need it throw before that. In Node, Deno and Bun the files are read from disk.
 * Once it is initialised, it does nothing; after a failure it can be called again.
 * @param options Where the WebAssembly is, if it is not beside the package, and how long to wait.
 * @throws {CoreError} Rejects with `ArgumentError` for arguments of another type, with `LoadError` if the WebAssembly
 * belongs to another build of the package or a server answers with something else, and with what `fetch` and
 * `WebAssembly` throw: of an address and of bytes, they say what is none.
 * @example
 * await init();
 */
export default function init(options: InitOptions = {}): Promise<void> {
  return start(options, wasm, read);
}

/**
 * Loads and adds the texts of one language, unless they were added already.
 * @param language Its code, like `en`.
 * @throws {CoreError} Rejects with `NotInitializedError` before `init` has ended, with `LanguageError` for a language that
 * there is not, with `LoadError` if a server answers with something else, with `DictionaryError` if the file is not the
 * language's dictionary of this build, and with what `fetch` throws.
 * @example
 * await init();
 * await loadLanguage("en");
 */
export function loadLanguage(language: Language, options: LoadLanguageOptions = {}): Promise<void> {
  return loadDictionary(language, options, locales, read);
}

/**
 * What some words mean: the categories, machines, shop lists and products that a visitor may have in mind. The first
 * call for a language loads the search and its index, 28 kB with brotli; concurrent calls wait for the same load.
 * @param query The words, as typed; only the first twelve count.
 * @param language The language of the results. Words of the other languages are understood as well: where this one knows
 * nothing, their texts and indexes are loaded, 23 kB each.
 * @returns The results, the best first, and a sentence about them; outcome `empty` for a query without a word that tells
 * something.
 * @throws {CoreError} Rejects with `ArgumentError` for arguments of another type, with `LanguageError` if that dictionary
 * was not added, with `LoadError` if a file of the search is not one of this build, and with what `fetch` and
 * `WebAssembly` throw.
 * @example
 * const { results } = await search("jackhammer", "en");
 * console.log(results[0]?.name, results[0]?.href);
 */
export async function search(
  query: string,
  language: Language,
  options: SearchOptions = {},
): Promise<SearchReport> {
  // A separate module, so that bundlers load it with the first search.
  const { find } = await import("./searchInBrowser.js");
  return find(query, language, options, { loadLanguage, read });
}

/**
 * What can be done with request lists: what a visitor asks for at once. The first call loads them, 14 kB with brotli;
 * concurrent calls wait for the same load.
 * @param language The language of names and texts.
 * @returns Calls that answer at once.
 * @throws {CoreError} Rejects with `ArgumentError` for arguments of another type, with `LanguageError` if that dictionary
 * was not added, with `LoadError` if the file is not one of this build, and with what `fetch` and `WebAssembly` throw.
 * @example
 * const lists = await requestLists("en");
 * const list = lists.change("", { id: "rammer", quantity: 2, days: 10 });
 * console.log(lists.view(list).summary);
 */
export async function requestLists(
  language: Language,
  options: RequestListsOptions = {},
): Promise<RequestLists> {
  const { load } = await import("./listsInBrowser.js");
  return load(language, options, read);
}
