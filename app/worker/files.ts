/** The files of the build that the worker belongs to, which the build writes into it (`scripts/build/worker.mjs`). */

/** Files that a page needs in one language. */
interface LanguageFiles {
  texts: string;
  /** For the search. */
  index: string;
  /** A page without content, which the core fills for every address. */
  shell: string;
}

export interface Files {
  /** Differs between builds. */
  build: string;
  /** What every page may need, in all languages. */
  shared: string[];
  languages: Record<string, LanguageFiles>;
  /** The bytes of each of all these files. */
  sizes: Record<string, number>;
  /** The language of addresses without a prefix. */
  defaultLanguage: string;
  /** Address of the shop document. */
  shop: string;
}

declare const __FILES__: Files;

export const FILES: Files = __FILES__;

/** Begins the name of every cache of the site. */
export const PREFIX = "bancal";
