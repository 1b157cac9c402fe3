import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { languageOfPath } from "./boot/language";
import { enter } from "./boot/state";
import { SiteProvider } from "./components/SiteProvider";
import { yieldToMain } from "./lib/schedule";
import { repairAddresses } from "./navigation/address";
import { showFocus } from "./navigation/focus";
import { loadPage } from "./navigation/load";
import { preloadWhenIdle } from "./navigation/preload";
import { preserveInput } from "./navigation/preserveInput";
import { PAGE, routes } from "./navigation/router";
import { ignoreSkippedTransitions } from "./navigation/transition";
import "./styles/index.css";

/** Everything is there before React has the page: what fails until then leaves the static page as it is. */
async function start(container: HTMLElement): Promise<void> {
  repairAddresses();
  ignoreSkippedTransitions();
  const { pathname, search, hash } = location;
  const page = await loadPage(pathname + search + hash);
  const { view } = page;
  if (view.replaceWith) {
    history.replaceState(history.state, "", view.replaceWith);
  }
  await yieldToMain();
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE]: page } } });
  await yieldToMain();
  const app = (
    <StrictMode>
      <SiteProvider texts={view.chrome.error} onHydrated={preserveInput(container)}>
        <RouterProvider router={router} />
      </SiteProvider>
    </StrictMode>
  );
  if (container.hasChildNodes() && languageOfPath(pathname) === view.language) {
    // In a transition, React hydrates in slices of some milliseconds: a tap never waits for all of them.
    startTransition(() => {
      // A translator or an extension has changed the page meanwhile: React then renders it anew.
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
