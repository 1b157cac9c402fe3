/** The calls of the core, after initialisation. */
import { check, checkedOptions, checkedTarget, MAX_FILE, orElse } from "./arguments.js";
import { coreError } from "./error.js";
import { checkedDraft, checkedForm } from "./form.js";
import { call, type Read, textOf } from "./instance.js";
import { type SharedLoad, sharedLoad } from "./sharedLoad.js";
import type {
  FormReport,
  Language,
  SendFailure,
  SendReport,
  SendTarget,
  ShopProducts,
  ViewAnswer,
} from "./types.js";
import { limited, type WaitOptions } from "./wait.js";

export interface LoadLanguageOptions extends WaitOptions {
  /** Address of the dictionary file, if it is not beside the package. Concurrent calls for a language use the first. */
  url?: string | URL | undefined;
}

export interface SendFormOptions extends WaitOptions {
  /** The eight fields under their names on the wire; other fields are not sent. */
  form: FormData;
  /** The language of the messages. */
  language: Language;
  /** Where to send to. */
  target: SendTarget;
}

export interface ShopProductsOptions extends WaitOptions {
  /** Address of the shop document. */
  url: string;
  /** Name of the list in the document: one of those that pages of kind `shopList` give, like `herramientas`. */
  list: string;
  /** The language of the names. */
  language: Language;
}

/** The dictionary files that were added, by language: search and lists have instances of their own that need them. */
export const dictionaryFiles: Map<string, string> = new Map();

/** The language of a dictionary file: its first line is `<fingerprint> <language>`. */
const languageOf = (file: string) => file.split(/\s/, 2)[1] ?? "";

/**
 * Adds the texts of one language, for programs that load them. Adding a language again replaces it.
 * @param file Content of the language's dictionary file, about 50 kB.
 * @throws {CoreError} `DictionaryError` if the text is something else, has other keys, or is incomplete; `ArgumentError` for
 * what is no text, or one of more than 1,048,576 characters
 * @example
 * addDictionary(await readFile("en.txt", "utf8"));
 */
export function addDictionary(file: string): void {
  check("file", "file", file);
  // Some editors write a byte order mark, and other line ends, which some programs pass on.
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  call((glue) => glue.addDictionary(text));
  dictionaryFiles.set(languageOf(text), text);
}

/** The dictionaries that are being loaded. */
const loading = new Map<Language, SharedLoad<void>>();

async function addFrom(
  url: string | URL,
  language: Language,
  locales: Readonly<Record<Language, URL>>,
  read: Read,
  signal: AbortSignal,
): Promise<void> {
  const file = await textOf(await read(url, signal));
  const actual = languageOf(file);
  if (Object.hasOwn(locales, actual) && actual !== language) {
    throw coreError("DictionaryError", `${url} is the dictionary of another language`, {
      reason: "otherLanguage",
    });
  }
  addDictionary(file.slice(0, MAX_FILE)); // what is longer is none, and refused as such when it is cut
}

/** Loads the texts of one language, unless they were added already; concurrent calls wait for the same load. */
export async function loadDictionary(
  language: Language,
  options: LoadLanguageOptions,
  locales: Readonly<Record<Language, URL>>,
  read: Read,
): Promise<void> {
  check("language", "text", language);
  const checked = checkedOptions(options);
  if (!Object.hasOwn(locales, language)) {
    throw coreError("LanguageError", `there is no language ${language}`, { language });
  }
  const { url = locales[language] } = checked;
  check("url", "address", url);
  // Not `dictionaryFiles`, of which an instance that was started anew has none.
  if (routeView("/", language).status === "ready") return;
  const load =
    loading.get(language) ??
    sharedLoad(
      (signal) => addFrom(url, language, locales, read, signal),
      () => loading.delete(language),
    );
  loading.set(language, load);
  await load(checked);
  loading.delete(language);
}

/**
 * Everything that the page at `path` shows. The language is that of the address, else `chosen`, else the default.
 * @param path Path of the address, with its query and fragment, like `/en/contacto?maquina=rammer`; an unknown path gives
 * the page of kind `notFound`.
 * @param chosen Code of the language that the visitor chose; another text is ignored.
 * @returns A plain object, `{ status: "ready", view }`, or the language whose dictionary has to be loaded first.
 * @throws {CoreError} `ArgumentError` for arguments of another type
 * @example
 * const answer = routeView("/en/faq");
 * if (answer.status === "ready") console.log(answer.view.meta.title);
 */
export function routeView(path: string, chosen?: string | null): ViewAnswer {
  check("path", "text", path);
  check("chosen", "optionalText", chosen);
  return call((glue) => glue.routeView(path, chosen));
}

/**
 * The language that the visitor chose on an earlier visit.
 * @returns Its code; `undefined` if no language is stored, storage is blocked, or there is no window, as in Node and in
 * workers.
 * @throws {CoreError} `NotInitializedError` before `init` has ended
 * @example
 * const answer = routeView(location.pathname + location.search + location.hash, storedLanguage());
 */
export function storedLanguage(): Language | undefined {
  return call((glue) => glue.storedLanguage());
}

/**
 * Stores the language that a visitor chose, if storage allows it.
 * @param language The language chosen.
 * @param path Path of the address where the visitor is.
 * @returns Path of the same page in that language, always on this site; a path without prefix stays, because its
 * language is the stored choice, and gets a prefix where that could not be stored.
 * @throws {CoreError} `LanguageError` for a text that is not the code of a language of the site, `ArgumentError` for
 * anything but a text
 * @example
 * location.assign(chooseLanguage("en", location.pathname));
 */
export function chooseLanguage(language: Language, path: string): string {
  check("language", "text", language);
  check("path", "text", path);
  return call((glue) => glue.chooseLanguage(language, path));
}

/**
 * Checks a form for errors that have to be corrected before it can be sent.
 * @param form The eight fields under their names on the wire; a missing field or a file counts as empty, of several
 * values the first counts.
 * @param language The language of the messages.
 * @returns At most one message per field, in the order of the form; none if it can be sent.
 * @throws {CoreError} `FormError` if `form` is not a `FormData`, `LanguageError` if that dictionary was not added,
 * `ArgumentError` for arguments of another type
 * @example
 * const { errors } = checkForm(new FormData(document.forms[0]), "en");
 */
export function checkForm(form: FormData, language: Language): FormReport {
  const text = checkedForm(form, language);
  return call((glue) => glue.checkForm(text)) ?? { errors: [], questions: [] };
}

/**
 * Sends a form to the sending provider, once and unchecked. A missing setting, or an endpoint that is not an absolute
 * http(s) address, is reported as `notConfigured`, and nothing is sent.
 * @returns `sent`, or `failed` with the reason, the status (0 without an answer, and in browsers with a redirect) and
 * other contact channels. Network failures never throw.
 * An answer with status 200 is a success, and so is one with the text `OK`, unless its type is that of a web page.
 * @throws {CoreError} Rejects with `FormError`, `LanguageError`, `TargetError` or `ArgumentError` for invalid
 * arguments.
 * @example
 * const report = await sendForm({ form, language: "en", target });
 * if (report.kind === "failed") console.log(report.reason, report.channels.whatsapp.href);
 */
export async function sendForm(options: SendFormOptions): Promise<SendReport> {
  const checked = checkedOptions(options);
  const form = checkedForm(checked.form, checked.language, true);
  const target = checkedTarget(checked.target);
  return limited(
    checked,
    (signal) => call((glue) => glue.sendForm(form, target, signal)),
    (reason) => {
      const name = orElse("", () => (reason as Error).name);
      const own = name === "TimeoutError" ? "timedOut" : "aborted";
      return call((glue) => glue.failureReport(form, own));
    },
  );
}

/**
 * The report of an earlier failure again, for another language or a changed form. Nothing is sent.
 * @param form The eight fields under their names on the wire.
 * @param language The language of the messages.
 * @param reason That of the earlier report; another text counts as `unreachable`.
 * @returns The report, with status 0 and an empty log line.
 * @throws {CoreError} `FormError` if `form` is not a `FormData`, `LanguageError` if that dictionary was not added,
 * `ArgumentError` for arguments of another type
 * @example
 * if (report.kind === "failed") report = failureReport(form, "val", report.reason);
 */
export function failureReport(
  form: FormData,
  language: Language,
  reason: SendFailure["reason"],
): SendFailure {
  const text = checkedForm(form, language);
  check("reason", "text", reason);
  return call((glue) => glue.failureReport(text, reason));
}

/**
 * Loads one list of the shop document.
 * @returns The products of the first 300 entries, named in that language, and lines that say which were left out.
 * @throws {CoreError} Rejects with `ShopError` if the document cannot be loaded or is invalid, with `LanguageError` if
 * that dictionary was not added, with `ArgumentError` for invalid options, and with the reason of the signal, or a
 * `TimeoutError`, if the waiting has ended.
 * @example
 * const { products } = await shopProducts({ url: "/shop.json", list: "herramientas", language: "en" });
 */
export async function shopProducts(options: ShopProductsOptions): Promise<ShopProducts> {
  const checked = checkedOptions(options);
  const { url, list, language } = checked;
  check("url", "text", url);
  check("list", "text", list);
  check("language", "text", language);
  return limited(checked, (signal) =>
    call((glue) => glue.shopProducts(url, list, language, signal)),
  );
}

/**
 * Stores the values of the form on this device, if there is a window whose storage allows it; where it is full, an earlier
 * draft stays. An empty form removes the stored draft.
 * @param form The eight fields under their names on the wire, of each the first 131,072 characters;
 * others are not stored.
 * @throws {CoreError} `FormError` if `form` is not a `FormData`, `NotInitializedError` before `init` has ended
 * @example
 * form.addEventListener("input", () => saveDraft(new FormData(form)));
 */
export function saveDraft(form: FormData): void {
  const values = checkedDraft(form);
  call((glue) => glue.saveDraft(values));
}

/**
 * Reads the stored draft of the form.
 * @returns Pairs of name and text, one for each stored field, or none.
 * @throws {CoreError} `NotInitializedError` before `init` has ended
 * @example
 * for (const [name, text] of loadDraft()) {
 *   const control = form.elements.namedItem(name);
 *   if (control instanceof HTMLInputElement && control.value === "") control.value = text;
 * }
 */
export function loadDraft(): [name: string, text: string][] {
  return call((glue) => glue.loadDraft());
}

/**
 * Removes the stored draft of the form.
 * @throws {CoreError} `NotInitializedError` before `init` has ended
 * @example
 * if (report.kind === "sent") clearDraft();
 */
export function clearDraft(): void {
  call((glue) => glue.clearDraft());
}
