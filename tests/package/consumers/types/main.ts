import init, {
  addDictionary,
  type CoreError,
  checkForm,
  type RouteView,
  routeView,
  type SendReport,
  type SendTarget,
  sendForm,
} from "bancal";
import { locales } from "bancal/files";

await init();
const response = await fetch(locales.val);
addDictionary(await response.text());

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
export const report: SendReport = await sendForm(form, language, target, 20_000);

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
    default:
      // @ts-expect-error: the others tell no more than their name
      return error.language;
  }
}
