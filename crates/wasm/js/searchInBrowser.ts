/** The search in browsers and workers. Bundlers find the addresses of its files here. */
import { indexes } from "./indexes.js";
import { type SearchFiles, type SearchOptions, searchWith } from "./search.js";
import type { Language, SearchReport } from "./types.js";

const wasm = new URL("bancal_search_bg.wasm", import.meta.url);

export function find(
  query: string,
  language: Language,
  options: SearchOptions,
  files: Pick<SearchFiles, "loadLanguage" | "read">,
): Promise<SearchReport> {
  return searchWith({ wasm, indexes, ...files }, query, language, options);
}
