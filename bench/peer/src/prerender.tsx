import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { SiteProvider } from "../../../app/components/SiteProvider";
import { i18n } from "./i18n";
import { routes } from "./router";
import { errorTexts } from "./views/chrome";

/** @returns head and body of the page at an address */
export async function render(address: string): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response || context.errors)
    throw new Error(`${address} cannot be rendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <SiteProvider texts={errorTexts(i18n.t)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteProvider>,
  );
  const [head = ""] = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: html.slice(head.length) };
}
