export const wasm = new URL("bancal_bg.wasm", import.meta.url);
export const locales = {
  es: new URL("locales/es.txt", import.meta.url),
  en: new URL("locales/en.txt", import.meta.url),
  val: new URL("locales/val.txt", import.meta.url),
};
