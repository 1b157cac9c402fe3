import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { type RouteView, type SearchReport, search as searchFor, viewOf } from "../core";
import { hasPendingRequest } from "../lib/pendingRequests";
import { type Destination, loadDocument, siteAnswers } from "../lib/reload";
import { delay } from "../lib/schedule";
import { type PageRenderer, pageRenderer } from "../pages/page";

/** A view, and the component that renders it. */
export interface LoadedPage {
  view: RouteView;
  render: PageRenderer;
  /** Results of the words in the address, if they came in time. */
  found?: SearchReport | undefined;
}

/** Milliseconds after which the browser loads the static page instead. */
const NAVIGATION_TIMEOUT_MS = 5000;
/** Milliseconds that a search page waits for its results: going back needs them to find its scroll position. */
const RESULTS_MS = 300;

/** @param destination The page, if another one is shown. */
export async function loadPage(address: string, destination?: Destination): Promise<LoadedPage> {
  const view = await viewOf(address, destination);
  return { view, render: await pageRenderer(view.page, destination) };
}

async function resultsOf(
  { page, language }: RouteView,
  query: string,
): Promise<SearchReport | undefined> {
  const words = new URLSearchParams(query).get("q");
  if (page.kind !== "search" || !words) {
    return undefined;
  }
  // The page reports a failure itself.
  return Promise.race([searchFor(words, language), delay(RESULTS_MS)]).catch(() => undefined);
}

/**
 * Lets the browser load the page after the timeout, or a multiple of it while a request is pending or the site does not
 * answer. Returns a function to cancel.
 */
function fallBack({ address, signal }: Destination): () => void {
  let isOver = false;
  async function check() {
    const canLoad = await siteAnswers(address);
    if (isOver || signal.aborted) {
      return; // the page is there, or the visitor has gone elsewhere meanwhile
    }
    if (canLoad && !hasPendingRequest()) {
      loadDocument(address);
    } else {
      timer = setTimeout(check, NAVIGATION_TIMEOUT_MS);
    }
  }
  let timer = setTimeout(check, NAVIGATION_TIMEOUT_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The loader of every page. A second address is replaced by the canonical one. */
export async function load({ request, url }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
  const { pathname, search } = new URL(request.url);
  if (import.meta.env.SSR) {
    return loadPage(pathname + search);
  }
  // A request has no fragment.
  const destination = { address: request.url + url.hash, signal: request.signal };
  const cancel = fallBack(destination);
  try {
    const page = await loadPage(pathname + search, destination);
    if (page.view.replaceWith) {
      return replace(page.view.replaceWith);
    }
    return { ...page, found: await resultsOf(page.view, search) };
  } finally {
    cancel();
  }
}
