/** Hostile strings, and a page that records whatever harm they do. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { FOREIGN, scriptAttributes as inPage } from "../../shared/inside.mjs";
import { resetProvider } from "./provider";
import { test as base, expect, PROVIDER } from "./site";

export const HOSTILE: string[] = JSON.parse(
  readFileSync(new URL("../../fixtures/hostile.json", import.meta.url), "utf8"),
);

/** A test in whose page no foreign script runs, no foreign markup appears, and no other site is contacted. */
export const test = base.extend<{ unharmed: undefined }>({
  unharmed: [
    async ({ page, context, baseURL }, use) => {
      await resetProvider(page);
      const done: string[] = [];
      page.on("dialog", (dialog) => {
        done.push(`dialog: ${dialog.message()}`);
        return dialog.dismiss();
      });
      context.on("page", (other) => done.push(`window: ${other.url()}`));
      context.on("request", (request) => {
        const { origin } = new URL(request.url());
        if (origin !== baseURL && origin !== PROVIDER) {
          done.push(`request: ${request.url()}`);
        }
      });
      await page.exposeFunction("noteHarm", (text: string) => done.push(text));
      await page.addInitScript(watch, FOREIGN);
      await use(undefined);
      expect(await scriptAttributes(page)).toEqual([]);
      expect(done).toEqual([]);
    },
    { auto: true },
  ],
});

declare global {
  interface Window {
    noteHarm(text: string): void;
  }
}

/** Runs in the page before anything else: records what scripts do and elements that the site never has. */
function watch(foreign: string) {
  for (const name of ["alert", "confirm", "prompt", "print", "open"] as const) {
    Object.defineProperty(window, name, { value: () => window.noteHarm(`${name} was called`) });
  }
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && (node.matches(foreign) || node.querySelector(foreign))) {
        window.noteHarm(`markup: ${node.outerHTML.slice(0, 200)}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Attributes on any element of the page that would run a script. */
export const scriptAttributes = (page: Page): Promise<string[]> => page.evaluate(inPage);
