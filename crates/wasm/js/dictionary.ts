/** What lists and the search need of the rest of the package. Not in `calls.ts`, which every page loads. */
import { dictionaryFiles } from "./calls.js";
import { coreError } from "./error.js";
import { call } from "./instance.js";
import type { Language } from "./types.js";

/** @throws {CoreError} `NotInitializedError` before `init` has ended */
export const requireInit = (): void => call(() => {});

/** What depends on the dictionary of a language. @throws {CoreError} `LanguageError` if there is nothing without it */
export function present<Found>(found: Found | undefined, language: Language): Found {
  if (found === undefined) {
    throw coreError("LanguageError", `no dictionary was added for the language ${language}`, {
      language,
    });
  }
  return found;
}

/** @throws {CoreError} `LanguageError` if none was added for the language */
export const dictionaryOf = (language: Language): string =>
  present(dictionaryFiles.get(language), language);
