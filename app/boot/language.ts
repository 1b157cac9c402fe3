/** The language in which a page will be shown: the rules of the core, which is not loaded yet. */

export type Language = "es" | "en" | "val";

const STORED = "selectedLanguage";

function isLanguage(text: unknown): text is Language {
  return text === "es" || text === "en" || text === "val";
}

/** The language of the static page at an address. */
export function languageOfPath(path: string): Language {
  const [, prefix] = path.split("/");
  return prefix === "en" || prefix === "val" ? prefix : "es";
}

/** The language in which an address is shown: its prefix wins over what the visitor chose before. */
export function languageShown(path: string, storage: () => Pick<Storage, "getItem">): Language {
  const prefix = languageOfPath(path);
  if (prefix !== "es") {
    return prefix;
  }
  try {
    const chosen = storage().getItem(STORED);
    return isLanguage(chosen) ? chosen : "es";
  } catch {
    return "es"; // storage is blocked
  }
}
