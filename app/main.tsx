import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { languageOfPath } from "./boot/language";
import { enter } from "./boot/state";
import { SiteProvider } from "./components/SiteProvider";
import { pageKeptAt } from "./lib/connection";
import { yieldToMain } from "./lib/schedule";
import { repairAddresses } from "./navigation/address";
import { type LoadedPage, loadPage } from "./navigation/load";
import { preloadWhenIdle } from "./navigation/preload";
import { preserveInput } from "./navigation/preserveInput";
import { PAGE, routes } from "./navigation/router";
import { showFocus } from "./navigation/showFocus";
import { ignoreSkippedTransitions } from "./navigation/transition";
import "./styles/index.css";

/** Loads everything before hydration: an error until then leaves the static page unchanged. */
async function start(container: HTMLElement): Promise<void> {
  repairAddresses();
  ignoreSkippedTransitions();
  let address: string;
  let page: LoadedPage;
  // The router listens from its creation on: the visitor may go back or forward before, from a page that was reloaded.
  do {
    address = location.href;
    page = await loadPage(createPath(location));
  } while (address !== location.href);
  const { view } = page;
  if (view.replaceWith) {
    history.replaceState(history.state, "", view.replaceWith);
  }
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE]: page } } });
  await yieldToMain();
  const app = (
    <StrictMode>
      <SiteProvider texts={view.chrome.error} onHydrated={preserveInput(container)}>
        {/* Loaders have loaded all of a page before it is drawn: in slices, as a transition of React, it would come later. */}
        <RouterProvider router={router} useTransitions={false} />
      </SiteProvider>
    </StrictMode>
  );
  const isStatic = container.hasChildNodes() && pageKeptAt() === undefined;
  if (isStatic && languageOfPath(location.pathname) === view.language) {
    // In a transition, React hydrates in slices of some milliseconds, between which taps are handled.
    startTransition(() => {
      // If the page is another one by now, or a translator or an extension has changed it, React renders it again.
      hydrateRoot(container, app, { onRecoverableError() {} });
    });
  } else {
    createRoot(container).render(app);
  }
  showFocus();
  preloadWhenIdle();
}

const container = document.getElementById("root");
if (container) {
  yieldToMain()
    .then(() => start(container))
    .catch((error: unknown) => {
      console.warn(error);
      enter("plain", document.documentElement.classList);
    });
}
