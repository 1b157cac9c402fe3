import { createBrowserHistory, createRouter } from "@remix-run/router";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { showFocus } from "./focus";
import { followLinks } from "./links";
import { pause } from "./pause";
import { routes, viewShown } from "./router";
import { fadeBetweenPages } from "./transition";
import "./styles/index.css";

/** Version 6 behaves as 7 does, and does not ask for it in the console. */
const FUTURE = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};

async function start(container: HTMLElement): Promise<void> {
  // The parts of React Router's createBrowserRouter; whole, it has 0.7 kB that no page of this site uses.
  const history = createBrowserHistory();
  const router = createRouter({ routes, history, future: FUTURE });
  await pause();
  router.initialize();
  // Everything is there before React takes the page over: what fails until then leaves the static page as it is.
  await new Promise<void>((ready) => {
    if (router.state.initialized) {
      ready();
    }
    router.subscribe((state) => state.initialized && ready());
  });
  if (router.state.errors) {
    throw Object.values(router.state.errors)[0];
  }
  const { language, lang } = viewShown(router.state);
  await pause();
  fadeBetweenPages(router);
  const app = (
    <StrictMode>
      {/* That it renders in transitions is seen to already. */}
      <RouterProvider router={router} future={{ v7_startTransition: false }} />
    </StrictMode>
  );
  const root = document.documentElement;
  if (container.hasChildNodes() && root.lang === lang) {
    // In a transition, React takes the page over in slices of some milliseconds: a tap never waits for all of them.
    startTransition(() => {
      hydrateRoot(container, app);
    });
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
  root.dataset.language = language;
  root.classList.add("script");
  showFocus();
  followLinks((address, options) => router.navigate(address, options));
}

const container = document.getElementById("root");
if (container) {
  pause()
    .then(() => start(container))
    .catch((error: unknown) => {
      console.warn(error);
      document.documentElement.classList.remove("script");
    })
    .finally(() => document.documentElement.classList.remove("turning", "late"));
}
