import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { followLinks } from "../../../../app/links";
import { routes } from "./router";
import "../../../../app/styles/index.css";

const router = createBrowserRouter(routes);
await new Promise<void>((ready) => {
  if (router.state.initialized) ready();
  router.subscribe(({ initialized }) => initialized && ready());
});

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no root");
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
document.documentElement.classList.add("script");
if (container.hasChildNodes()) {
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
followLinks((address, options) => router.navigate(address, options));
