import init, {
  CoreError,
  checkForm,
  type InitInput,
  loadLanguage,
  type RouteView,
  routeView,
  type SendReport,
  type SendTarget,
  sendForm,
} from "bancal";
import wasm from "bancal/bancal_bg.wasm";
import { locales } from "bancal/files";
import texts from "bancal/locales/en.txt";

await init({ moduleOrPath: wasm });
await loadLanguage("val", { url: locales.val, signal: AbortSignal.timeout(5000) });
await loadLanguage("en", { url: texts });

export const inputs: InitInput[] = [new Uint8Array(), new URL(wasm), await fetch(wasm)];

// @ts-expect-error: the name is written as all others
await init({ module_or_path: wasm });

/** Each kind of page has what its name says, and nothing else. */
export function heading({ page }: RouteView): string {
  switch (page.kind) {
    case "home":
      return page.hero.title;
    case "contact":
      return `${page.title}: ${page.machines.length}`;
    default:
      // @ts-expect-error: only the contact page has machines to suggest
      return page.machines;
  }
}

const answer = routeView("/val/contacto");
export const language: "es" | "en" | "val" =
  answer.status === "ready" ? answer.view.language : answer.language;

const form = new FormData();
export const messages: string[] = checkForm(form, language).errors.map(({ message }) => message);

// @ts-expect-error: a form is a FormData
checkForm({ user_name: "Obras" }, language);

const target: SendTarget = { endpoint: "", publicKey: "", service: "", template: "" };
export const report: SendReport = await sendForm({ form, language, target, timeout: 5000 });

// @ts-expect-error: the options have names
await sendForm(form, language, target);

/** What a program does about an error, told apart by its name. */
export function remedy(error: CoreError): string {
  switch (error.name) {
    case "LanguageError":
      return `add the dictionary of ${error.language}`;
    case "DictionaryError":
      return error.reason === "notADictionary" ? "look at the address" : "load the page again";
    case "ShopError":
      return `try later (${error.status ?? "no answer"})`;
    case "TargetError":
      return `set ${error.setting}`;
    case "ArgumentError":
      return `${error.argument} has to be ${error.expected}`;
    default:
      // @ts-expect-error: the others have no more than their name
      return error.language;
  }
}

export function caught(work: () => void): string {
  try {
    work();
    return "";
  } catch (error) {
    return error instanceof CoreError ? remedy(error) : String(error);
  }
}
