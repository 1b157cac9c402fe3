import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { SiteProvider } from "../../../app/components/SiteProvider";
import { i18n } from "./i18n";
import { routes } from "./router";
import { errorTexts } from "./views/chrome";
import "../../../app/styles/index.css";

const router = createBrowserRouter(routes);
await new Promise<void>((ready) => {
  if (router.state.initialized) ready();
  router.subscribe(({ initialized }) => initialized && ready());
});

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no root");
const app = (
  <StrictMode>
    <SiteProvider texts={errorTexts(i18n.t)}>
      <RouterProvider router={router} />
    </SiteProvider>
  </StrictMode>
);
if (container.hasChildNodes()) {
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
