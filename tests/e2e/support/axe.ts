/** What axe-core finds on a page in each look, and texts that keep their colour where the visitor forces colours. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { default as axe, RunOptions } from "axe-core";
import { EVERY_RULE, violations } from "../../shared/inside.mjs";
import { expect, test } from "./site";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half as large as `axe.source`, which is sent at each load. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 740 };

/** Window and settings of the visitor. Motion is reduced, or colours would be measured in the middle of a transition. */
const LOOKS = {
  wide: { viewport: WIDE, colorScheme: "light", forcedColors: "none" },
  dark: { viewport: WIDE, colorScheme: "dark", forcedColors: "none" },
  "forced colours": { viewport: WIDE, colorScheme: "dark", forcedColors: "active" },
  narrow: { viewport: NARROW, colorScheme: "light", forcedColors: "none" },
  "narrow and dark": { viewport: NARROW, colorScheme: "dark", forcedColors: "none" },
  "narrow and forced colours": { viewport: NARROW, colorScheme: "dark", forcedColors: "active" },
} as const;

export type Look = keyof typeof LOOKS;

export const EVERY_PAGE: Look[] = ["wide", "dark", "forced colours", "narrow"];
export const ON_A_PHONE: Look[] = ["narrow", "narrow and dark", "narrow and forced colours"];

/** How often a look was examined, by state of the page. */
export const counts = new Map<string, number>();

export async function emulate(page: Page, look: Look): Promise<void> {
  const { viewport, ...media } = LOOKS[look];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ ...media, reducedMotion: "reduce" });
}

/** Not always: Firefox keeps the scheme that its project sets, and its driver cannot change the colours. */
function isEmulated(page: Page, look: Look): Promise<boolean> {
  const { colorScheme, forcedColors } = LOOKS[look];
  const query = `(prefers-color-scheme: ${colorScheme}) and (forced-colors: ${forcedColors})`;
  return page.evaluate((query) => matchMedia(query).matches, query);
}

async function runAxe(page: Page, part: string, look: Look): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(SOURCE);
  }
  const options: RunOptions = { ...EVERY_RULE };
  if (LOOKS[look].colorScheme === "dark") {
    // The scheme changes only colours, so only the rules on colours can have another result.
    options.runOnly = ["color-contrast", "link-in-text-block"];
  }
  return page.evaluate(violations, [part, options] as const);
}

/** Texts in a colour that is not one of the visitor's. */
function unforced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const names =
      "CanvasText LinkText VisitedText ActiveText ButtonText FieldText GrayText HighlightText";
    const own = new Set(
      names.split(" ").map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? "";
      const element = texts.currentNode.parentElement;
      const color = element ? getComputedStyle(element).color : "";
      if (text && element?.checkVisibility() && !own.has(color)) {
        found.push(`${color}: ${text}`);
      }
    }
    return found;
  });
}

/**
 * Examines each look, on the page or on the part of it that its state has brought. From the top of the page: the
 * header lies over half a target somewhere on every page, and how far a new width leaves the page scrolled is chance.
 */
export async function examine(page: Page, state: string, looks: Look[], part = "html") {
  for (const look of looks) {
    await emulate(page, look);
    if (!(await isEmulated(page, look))) {
      expect(test.info().project.name, `${look} is emulated in Chromium`).not.toBe("chromium");
      continue;
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    // With forced colours axe-core would measure the colours of the site, which it takes from -webkit-text-fill-color,
    // and its other rules find what they find without.
    const isForced = LOOKS[look].forcedColors === "active";
    const found = isForced ? await unforced(page) : await runAxe(page, part, look);
    expect.soft(found, `${page.url()}, ${state}, ${look}`).toEqual([]);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
}
