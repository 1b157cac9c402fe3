/** The language in which a page will be shown: the rules of the core, which is not loaded yet. */

/** Codes of `locales/languages.json`, written in their places by the build: of the unprefixed language, and the others. */
declare const __DEFAULT_LANGUAGE__: string;
declare const __PREFIXED_LANGUAGES__: readonly unknown[];

const STORED = "selectedLanguage";

function isPrefixed(text: unknown): text is string {
  return __PREFIXED_LANGUAGES__.includes(text);
}

/** The language of the static page at an address. */
export function languageOfPath(path: string): string {
  const [, prefix] = path.split("/");
  return isPrefixed(prefix) ? prefix : __DEFAULT_LANGUAGE__;
}

/** The language in which an address is shown: its prefix wins over what the visitor chose before. */
export function languageShown(path: string, storage: () => Pick<Storage, "getItem">): string {
  const prefix = languageOfPath(path);
  if (prefix !== __DEFAULT_LANGUAGE__) {
    return prefix;
  }
  try {
    const chosen = storage().getItem(STORED);
    return isPrefixed(chosen) ? chosen : prefix;
  } catch {
    return prefix; // storage is blocked
  }
}
