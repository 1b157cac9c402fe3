/** What a page was waiting for when its test failed, which neither an expectation nor a picture of the page can tell. */
import type { BrowserContext, Page, Request } from "@playwright/test";

/** Milliseconds after which a request is named, though it was answered. */
const SLOW_MS = 1000;

/** Listens to the requests of all pages. The returned function tells which are open, and which were slow. */
export function followRequests(context: BrowserContext): () => string[] {
  const started = new Map<Request, number>();
  const slow: string[] = [];
  const textOf = (request: Request, start: number) =>
    `${request.method()} ${request.url()}, ${Date.now() - start} ms`;
  context.on("request", (request) => started.set(request, Date.now()));
  function end(request: Request) {
    const start = started.get(request);
    started.delete(request);
    if (start !== undefined && Date.now() - start > SLOW_MS) {
      slow.push(`answered ${textOf(request, start)}`);
    }
  }
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  return () => [...slow, ...[...started].map((entry) => `open ${textOf(...entry)}`)];
}

/** How far the page has come: its state, its class, and the milliseconds until each. */
export async function stageOf(page: Page): Promise<string> {
  const stage = page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    const { domContentLoadedEventEnd = 0, loadEventEnd = 0 } =
      entry instanceof PerformanceNavigationTiming ? entry : {};
    const times = [domContentLoadedEventEnd, loadEventEnd, performance.now()].map(Math.round);
    return `${location.href} ${document.readyState} "${document.documentElement.className}", parsed, loaded and failed after ${times.join(", ")} ms`;
  });
  const late = new Promise<string>((resolve) => setTimeout(resolve, SLOW_MS, "does not answer"));
  return Promise.race([stage, late]).catch(String);
}
