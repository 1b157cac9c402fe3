import type { BrowserContext } from "@playwright/test";

/** Every origin that the browser contacts, for a page, script, style, picture, beacon or socket. */
export function contacted(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on("request", (request) => origins.add(new URL(request.url()).origin));
  context.on("page", (page) =>
    page.on("websocket", (socket) => origins.add(new URL(socket.url()).origin)),
  );
  return origins;
}
