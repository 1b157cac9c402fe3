/** The search: a second WebAssembly, and an index for each language. Both are loaded when they are needed first. */
import { check, checkedOptions } from "./arguments.js";
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
  /** Address of the index of the language, if it is not beside the package; without effect once it is loaded. */
  index?: string | URL | undefined;
}

interface SearchFiles {
  wasm: URL;
  indexes: Readonly<Record<Language, URL>>;
  read: Read;
}

let instance: SharedLoad<Glue> | undefined;

interface Added {
  /** The texts with which the index was added: others may have been added to the package since. */
  dictionary: string;
  load: SharedLoad<Glue>;
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
  const dictionary = dictionaryOf(language);
  let added = ready.get(language);
  if (added?.dictionary !== dictionary) {
    const { wasm = files.wasm, index = files.indexes[language] } = checked;
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
  const glue = await added.load(checked);
  const latest = ready.get(language);
  if (latest && latest !== added) {
    return searchWith(files, query, language, options);
  }
  return JSON.parse(present(glue.search(query, language), language));
}
