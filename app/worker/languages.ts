/** Texts, search index and shell: kept in the languages that a visitor has used, for pages of this build. */
import { FILES, PREFIX } from "./files";
import { fetchWhole } from "./whole";

const START = `${PREFIX}-texts-`;
const NAME = START + FILES.build;

const filesOf = (language: string): string[] => Object.values(FILES.languages[language] ?? {});

/** The kinds of files of a language, by the start of their names. */
const KINDS = ["", "search-", "shell-"];

/** The language that a file belongs to, of this build or another one: their names differ only in the hash. */
export function languageOf(path: string): string | undefined {
  return Object.keys(FILES.languages).find((language) =>
    KINDS.some((kind) => path.startsWith(`/assets/${kind}${language}-`)),
  );
}

/** Keeps the files of a language. Rejects if one cannot be loaded: then there is none of them. */
export async function keepLanguage(language: string): Promise<void> {
  const cache = await caches.open(NAME);
  const paths = filesOf(language);
  if (await cache.match(paths[0] ?? "")) {
    return;
  }
  const files = await Promise.all(
    paths.map(async (path) => ({ path, file: await fetchWhole(path) })),
  );
  // The first one last: with it, all are there.
  for (const { path, file } of files.reverse()) {
    await cache.put(path, file);
  }
}

/** The languages that older builds have kept: the names of their files differ only in the hash. */
export async function keptLanguages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(START));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  return Object.keys(FILES.languages).filter((language) =>
    paths.some((path) => path.startsWith(`/assets/shell-${language}-`)),
  );
}

/**
 * The shell for an address; if there is none in its language, the address of the page in a language that has been kept.
 */
export async function shellFor(path: string): Promise<Response | string | undefined> {
  const cache = await caches.open(NAME);
  const [, prefix = "", ...rest] = path.split("/");
  const hasPrefix = Object.hasOwn(FILES.languages, prefix);
  const own = hasPrefix ? prefix : FILES.defaultLanguage;
  for (const language of [own, ...Object.keys(FILES.languages)]) {
    const shell = await cache.match(FILES.languages[language]?.shell ?? "");
    if (shell && language === own) {
      return shell;
    }
    if (shell) {
      const start = language === FILES.defaultLanguage ? "" : `/${language}`;
      return [start, ...(hasPrefix ? rest : [prefix, ...rest])].join("/").replace(/\/$/, "") || "/";
    }
  }
  return undefined;
}
