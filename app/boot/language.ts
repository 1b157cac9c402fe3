/** Which language a page will be shown in: the same rules as the core's, which is not there yet. */

export type Language = "es" | "en" | "val";

const STORED = "selectedLanguage";

function isLanguage(text: unknown): text is Language {
  return text === "es" || text === "en" || text === "val";
}

/** The language of an address's own page. */
export function languageOfPath(path: string): Language {
  const [, prefix] = path.split("/");
  return prefix === "en" || prefix === "val" ? prefix : "es";
}

/** The language in which an address is shown: its prefix wins over what the visitor chose before. */
export function languageShown(path: string, storage: () => Pick<Storage, "getItem">): Language {
  const own = languageOfPath(path);
  if (own !== "es") {
    return own;
  }
  try {
    const chosen = storage().getItem(STORED);
    return isLanguage(chosen) ? chosen : "es";
  } catch {
    return "es"; // storage is blocked
  }
}
