/** Request lists in browsers and workers. Bundlers find the address of the file here. */
import type { Read } from "./instance.js";
import { listsIn, type RequestLists, type RequestListsOptions } from "./lists.js";
import type { Language } from "./types.js";

const wasm = new URL("bancal_list_bg.wasm", import.meta.url);

export function load(
  language: Language,
  options: RequestListsOptions,
  read: Read,
): Promise<RequestLists> {
  return listsIn(wasm, language, options, read);
}
