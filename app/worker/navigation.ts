/** Answers navigations: with the network's page, or with a shell that the core fills for the address. */
import { shellFor } from "./languages";

/** How long to wait for the network, in milliseconds. */
const TIMEOUT_MS = 3000;

/** The shell as a page. Its headers, the security policy among them, are those with which it was kept. */
async function pageOf(shell: Response): Promise<Response> {
  const headers = new Headers(shell.headers);
  const kept = Date.parse(headers.get("date") ?? "") || Date.now();
  headers.set("content-type", "text/html; charset=utf-8");
  // The text is decoded already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  const html = (await shell.text()).replace("data-kept", `data-kept="${kept}"`);
  return new Response(html, { headers });
}

/**
 * The page of an address. Rejects if there is neither an answer nor a shell. Without navigation preload: in Firefox 153, a
 * preload that fails shows the browser's error page, whatever the worker answers.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const network = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = await Promise.race([network, late]).catch(() => undefined);
  if (answer) {
    return answer;
  }
  const { pathname, search, origin } = new URL(request.url);
  const shell = await shellFor(pathname);
  if (typeof shell === "string") {
    return Response.redirect(origin + shell + search);
  }
  return shell ? pageOf(shell) : network;
}
