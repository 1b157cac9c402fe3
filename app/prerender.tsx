/** Renders the site to HTML in Node, with the same core and the same components as the browser. */
import { addDictionary, initSync, routeView } from "bancal";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from "react-router-dom";
import { SiteProvider } from "./components/SiteProvider";
import { TextLink } from "./components/TextLink";
import type { Language, PageView } from "./core";
import { SiteLayout } from "./layout/SiteLayout";
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

/**
 * A page without content, in the language of an address: the service worker shows it where there is no connection, and
 * the core fills it. What it says is seen only if the scripts cannot be loaded.
 */
export function renderShell(address: string): RenderedPage {
  const answer = routeView(address);
  if (answer.status !== "ready") {
    throw new Error(`no dictionary for ${address}`);
  }
  const { chrome, language, lang } = answer.view;
  const { title, text, call, whatsapp } = chrome.error;
  const element = (
    <SiteLayout chrome={chrome} onLanguage={async () => {}} languageFailed={false}>
      <div className="frame contact">
        <section className="fallback">
          <h1 lang="en">{title}</h1>
          <p>{text}</p>
          <TextLink className="button" link={call} />
          <TextLink className="button outline" link={whatsapp} />
        </section>
      </div>
    </SiteLayout>
  );
  const body = renderToString(
    <SiteProvider texts={chrome.error}>
      <StaticRouter location={address}>{element}</StaticRouter>
    </SiteProvider>,
  );
  // With the styles of the contact page, which hide such a section as long as the scripts may come.
  return { title: chrome.brand, tags: [], body, language, lang, kind: "contact" };
}
