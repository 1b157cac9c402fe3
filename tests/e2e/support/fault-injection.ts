/** Makes files of the site fail in the ways that `tests/shared/faults.mjs` lists. */
import { expect, type Page, type Route } from "@playwright/test";
import { type FAILURE_MODES, FILES } from "../../shared/faults.mjs";

/**
 * What browsers and the site log of a file that does not come or is not what it should be. Of an error, Firefox's driver
 * tells no more than that it is one.
 */
export const FILE_FAULT =
  /Failed to (load|fetch|decode|read)|Loading module|OTS parsing|downloadable font|^(Load|Dictionary|Compile|Syntax)Error|^(Error|\{\})$/;

export type File = keyof typeof FILES;
export type FailureMode = (typeof FAILURE_MODES)[number];

async function answer(route: Route, way: FailureMode, released: Promise<void>): Promise<void> {
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
      const half = body.subarray(0, body.length / 2);
      // After a bracket, as half a script may be a whole one by chance.
      const end = contentType.includes("javascript") ? half.lastIndexOf("(") + 1 : half.length;
      return route.fulfill({ contentType, body: half.subarray(0, end) });
    }
    case "slow":
      await released;
      return route.continue();
  }
}

/** Lets the core be broken and repaired, on pages that are opened afterwards: while it is broken, every call traps. */
export async function trappable(page: Page) {
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    const trapping = async (module: WebAssembly.Module, imports?: WebAssembly.Imports) => {
      const instance = await instantiate(module, imports);
      const own = ([name, value]: [string, WebAssembly.ExportValue]) => [
        name,
        typeof value !== "function"
          ? value
          : (...values: unknown[]) => {
              if (sessionStorage.getItem("trap")) {
                throw new WebAssembly.RuntimeError("unreachable");
              }
              return value(...values);
            },
      ];
      const exports = Object.fromEntries(Object.entries(instance.exports).map(own));
      return { exports };
    };
    Object.assign(WebAssembly, { instantiate: trapping });
  });
  return {
    trap: () => page.evaluate(() => sessionStorage.setItem("trap", "on")),
    repair: () => page.evaluate(() => sessionStorage.removeItem("trap")),
  };
}

/** A promise, and the function that resolves it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/**
 * Makes a file fail from now on. The function returned ends the fault, once the file was asked for: a slow file is then
 * delivered.
 */
export async function injectFault(
  page: Page,
  file: File,
  way: FailureMode,
): Promise<() => Promise<void>> {
  const asked = gate();
  const ended = gate();
  function fail(route: Route) {
    asked.open();
    return answer(route, way, ended.opened).catch(() => {}); // the page may be gone
  }
  await page.route(FILES[file], fail);
  return async () => {
    await asked.opened;
    ended.open();
    await page.unroute(FILES[file], fail);
  };
}

/** Holds every request for these addresses back until the function returned is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(addresses, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Turns data saving on: the site then loads no page before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** Loses the connection and has it back, each once the page knows: it is not told of what was over at once. */
export async function reconnect(page: Page): Promise<void> {
  for (const isOffline of [true, false]) {
    await page.context().setOffline(isOffline);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
  }
}
