/** The search: a second WebAssembly, and an index for each language. Both are loaded when they are needed first. */
import { check, checkedOptions, limitedTimeout } from "./arguments.js";
import createGlue, { type Glue } from "./bancal_search_bg.js";
import { dictionaryOf, present, requireInit } from "./dictionary.js";
import { coreError } from "./error.js";
import { instantiate, type Read, textOf } from "./instance.js";
import { type SharedLoad, sharedLoad } from "./sharedLoad.js";
import type { Language, SearchReport } from "./types.js";
import type { WaitOptions } from "./wait.js";

export interface SearchOptions extends WaitOptions {
  /** Address of the WebAssembly of the search, if it is not beside the package; without effect once it is loaded. */
  wasm?: string | URL | undefined;
  /**
   * Address of the index of the language, if it is not beside the package; without effect once it is loaded. With it, no
   * other language is asked unless its index is loaded already.
   */
  index?: string | URL | undefined;
}

export interface SearchFiles {
  wasm: URL;
  indexes: Readonly<Record<Language, URL>>;
  loadLanguage(language: Language, options: WaitOptions): Promise<void>;
  read: Read;
}

/** How long the words of other languages are waited for, in milliseconds: mostly they know no more. */
const OTHERS_TIMEOUT = 3000;

let instance: SharedLoad<Glue> | undefined;

interface Added {
  /** The texts with which the index was added: others may have been added to the package since. */
  dictionary: string;
  load: SharedLoad<Glue>;
  isLoaded?: boolean;
}

/** The instance, once it has the index of the language. */
const ready = new Map<Language, Added>();

/** Starts an instance. It may be corrupt after an exception: the next search starts a new one. */
function start(wasm: string | URL, read: Read): SharedLoad<Glue> {
  function drop() {
    if (instance !== own) return;
    instance = undefined;
    ready.clear();
  }
  const own = sharedLoad((signal) => instantiate(createGlue, wasm, read, drop, signal), drop);
  return own;
}

interface Sources {
  wasm: string | URL;
  index: string | URL;
}

async function load(
  { wasm, index }: Sources,
  read: Read,
  language: Language,
  dictionary: string,
  isLatest: () => boolean,
  signal: AbortSignal,
): Promise<Glue> {
  instance ??= start(wasm, read);
  const [glue, text] = await Promise.all([
    instance({ signal, timeout: Number.POSITIVE_INFINITY }),
    read(index, signal).then(textOf),
  ]);
  // Other texts may have been added meanwhile: this index would replace theirs.
  if (isLatest() && !glue.add(dictionary, text)) {
    throw coreError("LoadError", `${index} is not the index of this build for ${language}`);
  }
  return glue;
}

/** The instance with the index of a language, whose texts were added. */
async function withIndex(
  files: SearchFiles,
  language: Language,
  options: SearchOptions,
): Promise<Glue> {
  const dictionary = dictionaryOf(language);
  let added = ready.get(language);
  if (added?.dictionary !== dictionary) {
    const { wasm = files.wasm, index = files.indexes[language] } = options;
    check("wasm", "address", wasm);
    check("index", "address", index);
    const isLatest = () => ready.get(language) === own;
    const own: Added = {
      dictionary,
      load: sharedLoad(
        (signal) => load({ wasm, index }, files.read, language, dictionary, isLatest, signal),
        () => isLatest() && ready.delete(language),
      ),
    };
    added = own;
    ready.set(language, own);
  }
  const glue = await added.load(options);
  const latest = ready.get(language);
  if (latest && latest !== added) return withIndex(files, language, options);
  added.isLoaded = true;
  return glue;
}

/** The languages whose words cannot be searched for yet; none without a connection, or where only one address is known. */
function missing({ indexes }: SearchFiles, { index }: SearchOptions): Language[] {
  if (index || globalThis.navigator?.onLine === false) return [];
  return (Object.keys(indexes) as Language[]).filter((language) => !ready.get(language)?.isLoaded);
}

/** As `search` in `bancal.ts`, with the addresses of the files where the package runs. */
export async function searchWith(
  files: SearchFiles,
  query: string,
  language: Language,
  options: SearchOptions,
): Promise<SearchReport> {
  requireInit();
  check("query", "text", query);
  check("language", "text", language);
  const checked = checkedOptions(options);
  const glue = await withIndex(files, language, checked);
  const find = (): SearchReport => JSON.parse(present(glue.search(query, language), language));
  const report = find();
  const others = report.outcome === "nothing" ? missing(files, checked) : [];
  if (others.length === 0) return report;
  const { signal } = checked;
  const waiting = { signal, timeout: Math.min(limitedTimeout(checked.timeout), OTHERS_TIMEOUT) };
  const loads = others.map(async (other) => {
    await files.loadLanguage(other, waiting);
    await withIndex(files, other, waiting);
  });
  // Without them, there is nothing still.
  await Promise.all(loads).catch(() => signal?.throwIfAborted());
  return find();
}
