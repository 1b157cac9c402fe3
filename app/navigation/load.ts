import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { type RouteView, viewOf } from "../core";
import { hasPendingRequest } from "../lib/pending";
import { type PageRenderer, pageRenderer } from "../pages/page";

/** A view, and the component that renders it. */
export interface LoadedPage {
  view: RouteView;
  render: PageRenderer;
}

/** Milliseconds after which the browser loads the static page instead. */
const NAVIGATION_TIMEOUT_MS = 5000;

export async function loadPage(address: string): Promise<LoadedPage> {
  const view = await viewOf(address);
  return { view, render: await pageRenderer(view.page) };
}

/** Lets the browser load the page after the timeout, as soon as no request is pending. Returns a function to cancel. */
function fallBack(address: string, signal: AbortSignal): () => void {
  function check() {
    if (signal.aborted) {
      return; // the visitor has gone elsewhere meanwhile
    }
    if (hasPendingRequest()) {
      timer = setTimeout(check, NAVIGATION_TIMEOUT_MS);
    } else if (address === location.href) {
      location.reload(); // on going back, the address changes before the page
    } else {
      location.assign(address);
    }
  }
  let timer = setTimeout(check, NAVIGATION_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

/** The loader of every page. A second address is replaced by the canonical one. */
export async function load({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
  const { pathname, search } = new URL(request.url);
  if (import.meta.env.SSR) {
    return loadPage(pathname + search);
  }
  const cancel = fallBack(request.url, request.signal);
  try {
    const page = await loadPage(pathname + search);
    return page.view.replaceWith ? replace(page.view.replaceWith) : page;
  } finally {
    cancel();
  }
}
