/** Renders the site to HTML in Node, with the same core and the same components as the browser. */
import { addDictionary, initSync, routeView } from "bancal";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { SiteProvider } from "./components/SiteProvider";
import type { Language, PageView } from "./core";
import { tagsOf } from "./navigation/head";
import { routes } from "./navigation/router";

export interface RenderedPage {
  title: string;
  /** The other elements of the head that differ between pages. */
  tags: ReturnType<typeof tagsOf>;
  body: string;
  /** Code of the language. */
  language: Language;
  /** Language tag of the document. */
  lang: string;
  /** Kind of the view, which determines the component in `pages/`. */
  kind: PageView["kind"];
}

/** Initialises the core with the dictionaries of all languages; once, before the first page. */
export function prepare(module: Uint8Array, dictionaries: string[]): void {
  initSync({ module });
  for (const dictionary of dictionaries) {
    addDictionary(dictionary);
  }
}

export async function render(address: string): Promise<RenderedPage> {
  const answer = routeView(address);
  if (answer.status !== "ready") {
    throw new Error(`no dictionary for ${address}`);
  }
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response) {
    throw new Error(`${address} answered ${context.status} instead of a page`);
  }
  if (context.errors) {
    throw new Error(`${address} failed`, { cause: Object.values(context.errors)[0] });
  }
  const router = createStaticRouter(routes, context);
  const body = renderToString(
    <SiteProvider texts={answer.view.chrome.error}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProvider>,
  );
  const { meta, language, lang, page } = answer.view;
  return { title: meta.title, tags: tagsOf(meta), body, language, lang, kind: page.kind };
}
