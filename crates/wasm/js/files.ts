export { locales } from "./dictionaries.js";

/** Address of the WebAssembly. Bundlers find it here and copy the file. */
export const wasm: URL = new URL("bancal_bg.wasm", import.meta.url);
