/** Loads the package once, and exports its calls to React. */
import init, * as core from "bancal";
import { type Destination, loadOrReload } from "../lib/reload";
import { yieldToMain } from "../lib/schedule";
import { sendTarget, shopUrl } from "./settings";

export type * from "bancal";
export {
  CoreError,
  checkForm,
  clearDraft,
  failureReport,
  lineCount,
  loadDraft,
  loadList,
  quantityIn,
  requestLists,
  saveDraft,
  saveList,
  search,
} from "bancal";

export type Language = core.RouteView["language"];

let loading: Promise<unknown> | undefined;
let chosen: string | undefined;

/** Loads the core. After a failure or a crash, a later call tries again. In Node the prerenderer has loaded it. */
async function loadCore(): Promise<void> {
  if (import.meta.env.SSR) {
    return;
  }
  loading ??= init().then(
    () => {
      chosen = core.storedLanguage();
      return yieldToMain();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  await loading;
  await init(); // a new instance, if it has crashed since
}

/** Loads the core and the texts of a language, unless they are there. Rejects if they cannot be loaded. */
export async function loadCoreFor(language: Language): Promise<void> {
  await loadCore();
  await core.loadLanguage(language);
}

/**
 * The same, after a deployment with the page.
 * @param choice The language, if the visitor has chosen it: the page that is loaded anew is told.
 */
export async function loadTexts(
  language: Language,
  destination?: Destination,
  choice?: Language,
): Promise<void> {
  await loadOrReload(() => loadCoreFor(language), destination, choice);
  await yieldToMain();
}

/** The longest address that the core takes; what is longer has a long fragment, whose end changes no page. */
const MAX_PATH = 2 ** 16;

/** The view of an address: one call of the core, two if texts have to be loaded. */
export async function viewOf(address: string, destination?: Destination): Promise<core.RouteView> {
  await loadCore();
  const path = address.slice(0, MAX_PATH);
  let answer = core.routeView(path, chosen);
  if (answer.status === "dictionaryNeeded") {
    await loadTexts(answer.language, destination);
    answer = core.routeView(path, chosen);
  }
  if (answer.status === "ready") {
    return answer.view;
  }
  throw new Error(`no texts for ${path}`);
}

/**
 * Stores the visitor's choice for this visit and, if storage allows it, for the next.
 * Returns the address to go to.
 */
export function choose(language: Language, path: string): string {
  chosen = language;
  return core.chooseLanguage(language, path.slice(0, MAX_PATH));
}

/** Sends the form once; failures are part of the report. */
export function sendForm(
  form: FormData,
  language: Language,
  signal?: AbortSignal,
): Promise<core.SendReport> {
  return core.sendForm({ form, language, target: sendTarget, signal });
}

/** The products of one list of the shop document. Rejects if the document cannot be loaded. */
export function shopProducts(
  list: string,
  language: Language,
  signal?: AbortSignal,
): Promise<core.ShopProducts> {
  return core.shopProducts({ url: shopUrl, list, language, signal });
}
