import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { viewOf } from "./core";
import { followLinks } from "./links";
import { reloadAfterUpdate } from "./reload";
import { routes } from "./router";
import "./styles/index.css";

async function start(container: HTMLElement): Promise<void> {
  // Everything is there before React takes the page over: what fails until then leaves the static page as it is.
  const { language, lang } = await viewOf(location.pathname);
  const router = createBrowserRouter(routes);
  await new Promise<void>((ready) => {
    if (router.state.initialized) {
      ready();
    }
    router.subscribe((state) => state.initialized && ready());
  });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const root = document.documentElement;
  if (container.hasChildNodes() && root.lang === lang) {
    hydrateRoot(container, app);
  } else {
    container.replaceChildren();
    createRoot(container).render(app);
  }
  root.dataset.language = language;
  followLinks((address, options) => router.navigate(address, options));
}

reloadAfterUpdate();
const container = document.getElementById("root");
if (container) {
  start(container)
    .catch((error: unknown) => {
      console.warn(error);
      document.documentElement.classList.remove("script");
    })
    .finally(() => document.documentElement.classList.remove("turning"));
}
