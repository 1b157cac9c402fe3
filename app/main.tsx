import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { languageOfPath } from "./boot/language";
import { enter } from "./boot/state";
import { showFocus } from "./focus";
import { repairAddresses } from "./navigation/address";
import { keepTyped } from "./navigation/keepTyped";
import { loadPage } from "./navigation/load";
import { preloadWhenIdle } from "./navigation/preload";
import { SiteProvider } from "./navigation/SiteProvider";
import { ignoreSkippedTransitions } from "./navigation/transition";
import { pause } from "./pause";
import { PAGE, routes } from "./router";
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
  await pause();
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [PAGE]: page } } });
  await pause();
  const app = (
    <StrictMode>
      <SiteProvider texts={view.chrome.error} onHydrated={keepTyped(container)}>
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
  pause()
    .then(() => start(container))
    .catch((error: unknown) => {
      console.warn(error);
      enter("plain", document.documentElement.classList);
    });
}
