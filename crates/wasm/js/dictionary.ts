/** The dictionaries that lists and the search need. Not in `calls.ts`, which every page loads. */
import { dictionaryFiles } from "./calls.js";
import { coreError } from "./error.js";
import type { Language } from "./types.js";

/** @throws {CoreError} `LanguageError` if none was added for the language */
export function dictionaryOf(language: Language): string {
  const dictionary = dictionaryFiles.get(language);
  if (dictionary === undefined) {
    throw coreError("LanguageError", `no dictionary was added for the language ${language}`, {
      language,
    });
  }
  return dictionary;
}
