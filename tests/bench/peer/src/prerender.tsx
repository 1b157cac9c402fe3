import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { routes } from "./router";

/** @returns the page at an address: what belongs in the head, and the body */
export async function render(address: string): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response || context.errors)
    throw new Error(`${address} cannot be rendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const html = await new Response(prelude).text();
  const [head = ""] = html.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: html.slice(head.length) };
}
