/** What every end-to-end test starts from: a page whose console stays silent, and the views as reviewed. */
import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { CODES } from "../../../scripts/lib/languages.mjs";
import { BUILD } from "../../../scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "../../../scripts/lib/ports.mjs";
import { startServer } from "../../../scripts/serve/serve.mjs";

export const PROVIDER = `http://127.0.0.1:${PROVIDER_PORT}`;

const root = new URL("../../../", import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, root), "utf8"));

declare global {
  interface Window {
    noteViolation(text: string): void;
  }
}

interface Snapshot {
  lang: string;
  meta: { title: string; canonical: string };
  page: { kind: string; title?: string; hero?: { title: string } };
}

export const views: Record<string, Snapshot> = Object.assign(
  {},
  ...CODES.map((code) => json(`crates/core/snapshots/${code}.json`)),
);

export const addresses: string[] = JSON.parse(readFileSync(`${BUILD}/addresses.json`, "utf8"));

let origin = "";

/** Where this worker's own site is served: the provider tells workers apart by it. */
export const siteOrigin = () => origin;

interface WorkerFixtures {
  /** The site, at a port of each worker. */
  site: string;
}

/** Console lines that a test expects; any other error or warning fails it, and so does what the policy forbids. */
export const test = base.extend<{ expectedConsole: RegExp[]; silence: undefined }, WorkerFixtures>({
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
  silence: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) {
          unexpected.push(text);
        }
      };
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          note(message.text());
        }
      });
      page.on("pageerror", (error) => note(String(error)));
      await page.exposeFunction("noteViolation", (text: string) => unexpected.push(text));
      await page.addInitScript(() => {
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
          const place = `${sourceFile}:${lineNumber}`;
          window.noteViolation(`${effectiveDirective} forbids ${blockedURI} ${sample} at ${place}`);
        });
      });
      await use(undefined);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until React has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Script has taken the page over, its menus included: they take their places a moment after the rest. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html.hydrated [aria-haspopup=dialog]").waitFor({ state: "attached" });
}

export { expect };
