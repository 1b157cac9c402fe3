/** The only module that touches the boundary: loads the package once and offers it typed to React. */
import init, * as core from "bancal";
import { loadOrReload } from "../lib/reload";
import { yieldToMain } from "../lib/schedule";
import { sendTarget, shopUrl } from "./settings";

export type * from "bancal";
export { clearDraft, failureReport, loadDraft, saveDraft } from "bancal";

export type Language = core.RouteView["language"];

let loading: Promise<unknown> | undefined;
let chosen: string | undefined;

/** Loads the core. A failed load can be tried again. In Node it is there already: the prerenderer hands it over. */
function loadCore(): Promise<unknown> {
  if (import.meta.env.SSR) {
    return Promise.resolve();
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
  return loading;
}

/** Brings the texts of a language, if they are not there. Rejects when they do not come. */
export async function loadTexts(language: Language): Promise<void> {
  await loadOrReload(() => core.loadLanguage(language));
  await yieldToMain();
}

/** Everything the page at a path shows: one crossing of the boundary, two where a language comes first. */
export async function viewOf(path: string): Promise<core.RouteView> {
  await loadCore();
  const answer = core.routeView(path, chosen);
  if (answer.status === "ready") {
    return answer.view;
  }
  await loadTexts(answer.language);
  const second = core.routeView(path, chosen);
  if (second.status === "ready") {
    return second.view;
  }
  throw new Error(`no texts for ${path}`);
}

/**
 * Takes the visitor's choice, for this visit and, where storage lets it, for the next.
 * Returns the address to go to.
 */
export function choose(language: Language, path: string): string {
  chosen = language;
  return core.chooseLanguage(language, path);
}

/** What has to be corrected before the form can be sent. */
export function checkForm(form: FormData, language: Language): core.FormReport {
  return core.checkForm(form, language);
}

/** Sends the form once; whatever happens is told by the report. */
export function sendForm(
  form: FormData,
  language: Language,
  signal?: AbortSignal,
): Promise<core.SendReport> {
  return core.sendForm({ form, language, target: sendTarget, signal });
}

/** The goods of one list of the shop document. Rejects when the document does not come. */
export function shopProducts(
  list: string,
  language: Language,
  signal?: AbortSignal,
): Promise<core.ShopProducts> {
  return core.shopProducts({ url: shopUrl, list, language, signal });
}
