/** What every end-to-end test starts from: a page whose console stays silent, and the views as reviewed. */
import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { BUILD } from "../../../scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "../../../scripts/lib/ports.mjs";
import { views } from "../../../scripts/lib/views.mjs";
import { startServer } from "../../../scripts/serve/serve.mjs";
import { HYDRATED } from "../../shared/inside.mjs";
import { followRequests, stageOf } from "./pending";

export const PROVIDER = `http://127.0.0.1:${PROVIDER_PORT}`;

declare global {
  interface Window {
    noteViolation(text: string): void;
  }
}

export { views };

/** One page of each kind in one language. */
export function pageOfEachKind(lang: string): string[] {
  const own = Object.entries(views).filter(([, view]) => view.lang.startsWith(lang));
  return [...new Map(own.map(([address, view]) => [view.page.kind, address])).values()];
}

export const addresses: string[] = JSON.parse(readFileSync(`${BUILD}/addresses.json`, "utf8"));

let origin = "";

/** What Playwright itself logs where a test allows no service worker. */
const WORKERS_BLOCKED = /^Service Worker registration blocked by Playwright$/;

/** Where this worker's own site is served: the provider distinguishes workers by it. */
export const siteOrigin = () => origin;

/** For tests with a server of their own. */
export function setSiteOrigin(url: string): void {
  origin = url;
}

interface WorkerFixtures {
  /** The site, at a port of each worker. */
  site: string;
}

interface Fixtures {
  /** Whether the browser plays the banner's video or refuses to, as phones do that save power: decoding it slows tests. */
  bannerVideo: "plays" | "refused";
  videoRefused: undefined;
  /** Console lines that a test expects; any other error or warning fails it. */
  expectedConsole: RegExp[];
  /** What a test expects the policy to forbid, like `worker-src forbids …`; anything else that it forbids fails it. */
  expectedViolations: RegExp[];
  silence: undefined;
  failureReport: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  bannerVideo: ["refused", { option: true }],
  videoRefused: [
    async ({ page, bannerVideo }, use) => {
      if (bannerVideo === "refused") {
        await page.addInitScript(() => {
          HTMLMediaElement.prototype.play = () =>
            Promise.reject(new DOMException("not now", "NotAllowedError"));
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ port: 0 });
      origin = server.url;
      await use(origin);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  expectedConsole: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  expectedViolations: async ({}, use) => use([]),
  silence: [
    async ({ context, expectedConsole, expectedViolations }, use) => {
      const unexpected: string[] = [];
      // What a test expects by then: it adds to the lists while it runs.
      const noteUnless = (expected: RegExp[]) => (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) {
          unexpected.push(text);
        }
      };
      expectedConsole.push(WORKERS_BLOCKED);
      const note = noteUnless(expectedConsole);
      // Of all tabs that the test opens.
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          note(message.text());
        }
      });
      context.on("weberror", (error) => note(String(error.error())));
      await context.exposeFunction("noteViolation", noteUnless(expectedViolations));
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
          const source = `${sourceFile}:${lineNumber}`;
          window.noteViolation(
            `${effectiveDirective} forbids ${blockedURI} ${sample} at ${source}`,
          );
        });
      });
      await use(undefined);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  failureReport: [
    async ({ context }, use, info) => {
      const requests = followRequests(context);
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const stages = await Promise.all(context.pages().map(stageOf));
        console.log([`${info.title} failed:`, ...stages, ...requests()].join("\n  "));
      }
    },
    { auto: true },
  ],
});

/**
 * Opens an address and waits until React has taken the page over. A page left before that logs an
 * error in Firefox: the loading of its scripts was broken off.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export const isFirefox = (page: Page) =>
  page.context().browser()?.browserType().name() === "firefox";

/** Waits until React has taken the page over, its menus included, which come a moment later. */
export async function hydrated(page: Page): Promise<void> {
  if (isFirefox(page)) {
    // Not sooner: left in its first moment, while it still loads, a page of Firefox may keep the next one from loading.
    await page.locator(HYDRATED).waitFor({ state: "attached" });
  } else {
    // Looks at every frame; a locator's wait looks again after ever longer pauses.
    await page.waitForFunction((selector) => document.querySelector(selector) !== null, HYDRATED);
  }
}

/** For `expect.poll` of what comes in some milliseconds. */
export const SOON = { intervals: [20, 50, 100, 100, 250] };

export { expect };
