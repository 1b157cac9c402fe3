/** What can fail, and what the visitor then sees: the table behind faults.spec.ts. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

/** The ways in which a file does not come. A slow one comes when the visitor has waited long enough. */
export const WAYS = ["404", "500", "truncated", "blocked", "slow"] as const;

export type Way = (typeof WAYS)[number];

export const FILES = {
  core: /\/assets\/bancal_bg-.*\.wasm$/,
  "entry script": /\/assets\/index-.*\.js$/,
  texts: /\/assets\/(es|en|val)-.*\.txt$/,
  "page part": /\/assets\/(Contact|ShopList|Faq)-.*\.js$/,
  "shop document": /\/shop\.json$/,
  pictures: /\/pictures\//,
  font: /\.woff2$/,
  video: /\/video\//,
} as const;

export type File = keyof typeof FILES;

/** Files without which the page stays the complete static one, with every way to the company. */
export const ESSENTIAL: File[] = ["core", "entry script", "texts", "page part"];

/** Files without which the page works as ever, less what they show. */
export const ORNAMENTAL: File[] = ["pictures", "font", "video"];

async function answer(route: Route, way: Way, later: Promise<void>): Promise<void> {
  switch (way) {
    case "404":
    case "500":
      return route.fulfill({ status: Number(way), contentType: "text/html", body: "<p>no</p>" });
    case "blocked":
      return route.abort("blockedbyclient");
    case "truncated": {
      const whole = await route.fetch();
      const body = await whole.body();
      const contentType = whole.headers()["content-type"] ?? "";
      return route.fulfill({ contentType, body: body.subarray(0, body.length / 2) });
    }
    case "slow":
      await later;
      return route.continue();
  }
}

/** Lets a file fail from now on. What is returned lets it come after all. */
export async function spoil(page: Page, file: File, way: Way): Promise<() => Promise<void>> {
  let come = () => {};
  const later = new Promise<void>((resolve) => {
    come = resolve;
  });
  const spoilt = (route: Route) => answer(route, way, later).catch(() => {}); // the page may be gone
  await page.route(FILES[file], spoilt);
  return async () => {
    come();
    await page.unroute(FILES[file], spoilt);
  };
}

/** Everything that the cookie policy names, by the storage that keeps it. */
export const KEPT = {
  localStorage: ["selectedLanguage", "quoteDraft"],
  sessionStorage: ["videoPaused", "quoteSentAt", "reloadedAfterUpdate", "scrollPositions"],
} as const;

export const GARBAGE = [
  "",
  "null",
  "0",
  "-1e999",
  "{",
  "[[[]]]",
  '{"__proto__":null}',
  "<script>x</script>",
  "🏗\u0000\ud800",
  "x".repeat(500_000),
];

const ES = new URL("../../locales/es/", import.meta.url);

const texts: Record<string, unknown> = Object.assign(
  {},
  ...readdirSync(ES).map((file) => JSON.parse(readFileSync(new URL(file, ES), "utf8"))),
);

/** Keys of texts: none of them is ever to be read. Those of one word are words. */
export const TEXT_KEYS = Object.keys(texts).filter((key) => key.includes("."));

/** Names in the cookie policy's table, whose heads begin with a capital. */
export const POLICY = [...JSON.stringify(texts["cookies.body"]).matchAll(/\["([a-z]\w+)","/g)].map(
  ([, name]) => name,
);
