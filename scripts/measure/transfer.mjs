/** What pages transfer over HTTP/2 until they are idle, before the visitor scrolls: with headers, without video. */

import { readSite } from "../build/hosting/site.mjs";
import { DESKTOP, launch, PHONE } from "../lib/browser.mjs";
import { PREFIXED } from "../lib/languages.mjs";
import { DIST } from "../lib/paths.mjs";
import { startNginx } from "../serve/start-nginx.mjs";

/** Bytes that a page may transfer. */
export const TRANSFER_BUDGET = 300_000;

const VIDEO = /\.mp4$/;
const HAS_PREFIX = new RegExp(`^/(?:${PREFIXED.join("|")})(?:/|$)`);

/** @param {import("@playwright/test").Browser} browser @returns {Promise<number>} bytes */
async function transfer(browser, device, url) {
  const context = await browser.newContext({ ...device, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.route(VIDEO, (route) => route.abort());
    const network = await context.newCDPSession(page);
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await network.send("Network.enable");
    await page.goto(url);
    // The scripts are requested only after the first paint.
    await page.locator("html.hydrated").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle", { timeout: 60_000 });
    return bytes;
  } finally {
    await context.close();
  }
}

/**
 * @param {string[]} [addresses] by default every page of the unprefixed language: the others have the same pictures and
 *   nearly the same texts
 * @returns {Promise<{ address: string, phone: number, desktop: number }[]>} bytes of each page
 */
export async function transfers(addresses) {
  const nginx = await startNginx({ secure: true });
  const browser = await launch();
  try {
    const unprefixed = async () =>
      (await readSite(DIST)).pages.filter((page) => !HAS_PREFIX.test(page));
    const visits = [];
    for (const address of addresses ?? (await unprefixed())) {
      const url = nginx.url + address;
      const phone = await transfer(browser, PHONE, url);
      const desktop = await transfer(browser, DESKTOP, url);
      visits.push({ address, phone, desktop });
    }
    return visits;
  } finally {
    await Promise.all([browser.close(), nginx.close()]);
  }
}
