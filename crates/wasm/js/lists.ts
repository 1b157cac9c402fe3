/** Request lists: what a visitor asks for at once. They are a WebAssembly of their own, loaded when it is needed first. */
import { check, checkedOptions } from "./arguments.js";
import createGlue, { type Glue } from "./bancal_list_bg.js";
import { dictionaryOf, present, requireInit } from "./dictionary.js";
import { type CoreError, coreError } from "./error.js";
import { checkedValues, FIELDS } from "./form.js";
import { instantiate, type Read } from "./instance.js";
import { checkedLine } from "./line.js";
import { type SharedLoad, sharedLoad } from "./sharedLoad.js";
import type { Language, ListView } from "./types.js";
import type { WaitOptions } from "./wait.js";

/** The fields that say what is asked for. */
const MACHINE = "user_machinery";
const COMMENTS = "user_comments";

export interface ListLine {
  /** The id of a machine, as in the view of its category, or of a product; `view` says of others that they are gone. */
  id: string;
  /** How many, at most 99; 0 removes the line. */
  quantity: number;
  /** For how many days, at most 365; nothing or 0 for those of the form. Without days and date, the line keeps its own. */
  days?: number | undefined;
  /** From which day, `yyyy-mm-dd`, past or not; nothing or an empty text for that of the form. */
  date?: string | undefined;
}

export interface RequestListsOptions extends WaitOptions {
  /** Address of the WebAssembly of request lists, if it is not beside the package; without effect once it is loaded. */
  wasm?: string | URL | undefined;
}

/** What can be done with lists. A list is a text, like `1;rammer,2,10,2026-12-01;goods.tools.float,1`; an empty one is empty. */
export interface RequestLists {
  /**
   * A list with the names and texts of a language.
   * @param list Any text of up to 65,536 characters, from an address for example (decoded, without what stands before the
   * list): what is not a list is reported as `refused`, and lines that the catalogue no longer has are left out and counted
   * in `gone`.
   */
  view(list: string): ListView;
  /**
   * The list with a line: in the place of that of its id, or at the end.
   * @throws {CoreError} `ListError` if the text is not a list, a value of the line is not within its limits, or there are
   * 30 other lines
   */
  change(list: string, line: ListLine): string;
  /**
   * Both lists as one. A line of both has the pieces of both, and days and date of the first that has either.
   * @throws {CoreError} `ListError` if one of the texts is not a list, or there are more than 30 lines together, or more
   * than 99 pieces in one
   */
  merge(list: string, other: string): string;
  /**
   * The list without the pieces that another one has with the same days and date: what is left after the other one was
   * sent.
   * @throws {CoreError} `ListError` if one of the texts is not a list
   */
  minus(list: string, other: string): string;
  /**
   * The form that asks for a list as well, for `checkForm`, `sendForm` and `failureReport`: its machine is what was typed,
   * if there is room for it, and a summary of the list; its comments have a line for each of the list's, below what was
   * typed, and what was typed as machine. They may get longer than a form can be: `checkForm` tells.
   * @param form The eight fields under their names on the wire; it stays as it is. Other fields are not in the result.
   * @param list Lines that `view` says are gone cannot be asked for, and are left out.
   * @throws {CoreError} `FormError` if `form` is not a `FormData`, `ListError` if the text is not a list
   */
  form(form: FormData, list: string, reference: string): FormData;
  /** A new reference for a request: four characters that are easy to read and to say. */
  reference(): string;
}

let instance: SharedLoad<Glue> | undefined;

/** Starts an instance. It may be corrupt after an exception: the next `requestLists` starts a new one. */
function start(wasm: string | URL, read: Read): SharedLoad<Glue> {
  function drop() {
    if (instance === own) instance = undefined;
  }
  const own = sharedLoad((signal) => instantiate(createGlue, wasm, read, drop, signal), drop);
  return own;
}

type Reason = Extract<CoreError, { name: "ListError" }>["reason"];

/** What is wrong with a list, or a line of it. */
const PROBLEMS: Record<Reason, string> = {
  otherVersion: "the text is a list of another version",
  tooMany: "a list has at most 30 lines of 99 pieces",
  unreadable: "the text is not a list",
  invalidLine:
    "a line has an id like goods.tools.float, a quantity up to 99, up to 365 days, and a date like 2026-12-31",
};

/** The result of a call, unless there is a reason after a `!` why there is none. */
function resultOf(answer: string): string {
  if (answer.startsWith("!")) {
    const reason = answer.slice(1) as Reason;
    throw coreError("ListError", PROBLEMS[reason], { reason });
  }
  return answer;
}

/** @param added the dictionary that the instance has; another one may replace it in the package */
function listsOf(glue: Glue, language: Language, added: string): RequestLists {
  let own = added;
  function followTexts() {
    const latest = dictionaryOf(language);
    if (latest !== own) {
      own = latest;
      glue.add(latest);
    }
  }
  return {
    view(list) {
      check("list", "text", list);
      followTexts();
      return JSON.parse(present(glue.view(list, language), language));
    },
    change(list, line) {
      check("list", "text", list);
      const { id, values } = checkedLine(line);
      return resultOf(glue.change(list, id, values));
    },
    merge(list, other) {
      check("list", "text", list);
      check("other", "text", other);
      return resultOf(glue.merge(list, other));
    },
    minus(list, other) {
      check("list", "text", list);
      check("other", "text", other);
      return resultOf(glue.minus(list, other));
    },
    form(form, list, reference) {
      const values = checkedValues(form);
      check("list", "text", list);
      check("reference", "text", reference);
      followTexts();
      const copy = new FormData();
      for (const [index, name] of FIELDS.entries()) copy.append(name, values[index] ?? "");
      const [machine, comments] = [MACHINE, COMMENTS].map((name) => String(copy.get(name) ?? ""));
      const texts = glue.withList(machine ?? "", comments ?? "", list, reference, language);
      const changed: [machine: string, comments: string] = JSON.parse(
        resultOf(present(texts, language)),
      );
      copy.set(MACHINE, changed[0]);
      copy.set(COMMENTS, changed[1]);
      return copy;
    },
    reference() {
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      return glue.reference(random);
    },
  };
}

/** As `requestLists` in `bancal.ts`, with the address of the file where the package runs. */
export async function listsIn(
  file: URL,
  language: Language,
  options: RequestListsOptions,
  read: Read,
): Promise<RequestLists> {
  requireInit();
  check("language", "text", language);
  const checked = checkedOptions(options);
  const { wasm = file } = checked;
  check("wasm", "address", wasm);
  const dictionary = dictionaryOf(language);
  instance ??= start(wasm, read);
  const glue = await instance(checked);
  if (!glue.add(dictionary)) {
    throw coreError("LoadError", "the WebAssembly of request lists belongs to another build");
  }
  return listsOf(glue, language, dictionary);
}
