/** Address of the WebAssembly, as `init` and `initSync` need it where they cannot find it themselves, like in Node. */
export declare const wasm: URL;

/** Addresses of the dictionary files, whose content `addDictionary` takes: one a language, about 40 kB of text. */
export declare const locales: Readonly<Record<"es" | "en" | "val", URL>>;
