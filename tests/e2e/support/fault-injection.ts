/** Lets files of the site fail in the ways of the table of faults. */
import type { Page, Route } from "@playwright/test";
import { type FAILURE_MODES, FILES } from "../../shared/faults.mjs";

export type File = keyof typeof FILES;
export type FailureMode = (typeof FAILURE_MODES)[number];

async function answer(route: Route, way: FailureMode, later: Promise<void>): Promise<void> {
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
export async function injectFault(
  page: Page,
  file: File,
  way: FailureMode,
): Promise<() => Promise<void>> {
  let come = () => {};
  const later = new Promise<void>((resolve) => {
    come = resolve;
  });
  const faults = (route: Route) => answer(route, way, later).catch(() => {}); // the page may be gone
  await page.route(FILES[file], faults);
  return async () => {
    come();
    await page.unroute(FILES[file], faults);
  };
}

/** The visitor saves data: no page comes before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}
