import type { Language } from "./types.js";

/** Address of the WebAssembly. Bundlers find it here and copy the file. */
export const wasm: URL = new URL("bancal_bg.wasm", import.meta.url);

/** Addresses of the dictionary files, one per language, about 40 kB of text. */
export const locales: Readonly<Record<Language, URL>> = {
  es: new URL("locales/es.txt", import.meta.url),
  en: new URL("locales/en.txt", import.meta.url),
  val: new URL("locales/val.txt", import.meta.url),
};
