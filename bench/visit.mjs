/** Loading times on a slow phone with a slow connection, as the browser reports them. */
import { setTimeout } from "node:timers/promises";
import { PHONE } from "../scripts/lib/browser.mjs";

/** Timeout of a navigation in milliseconds. */
const TIMEOUT_MS = 30_000;
const VIDEO = /\.mp4$/;
/** The connection is idle after so many milliseconds without traffic. */
const CALM = 1000;
const SLOWDOWN = 4;
/** Lighthouse's slow 4G, for request-level throttling. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** Runs in the page before anything else: collects what the browser reports in `visit`. */
function observe() {
  window.visit = { paint: 0, largest: 0, live: 0, blocking: 0 };
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") visit.paint = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    visit.largest = startTime;
  });
  on("longtask", ({ duration }) => {
    visit.blocking += duration - 50;
  });
  // Both sites set this class on the document after hydration.
  new MutationObserver(() => {
    if (!visit.live && document.documentElement?.classList.contains("hydrated")) {
      visit.live = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
}

/** Runs in the page: milliseconds from a click on a link to the painted page that it leads to. */
async function follow({ address, timeout }) {
  const heading = () => document.querySelector("h1")?.textContent;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = heading();
  const begun = performance.now();
  document.querySelector(`a[href="${address}"]`).click();
  while (location.pathname !== address || heading() === before) {
    if (performance.now() - begun > timeout) throw new Error(`${address} does not come`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - begun;
}

/** @returns {Promise<import("@playwright/test").Page>} without a cache of earlier visits */
async function newVisitor(browser) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript(observe);
  await page.route(VIDEO, (route) => route.abort());
  return page;
}

/** Observes the connection: its traffic, and when it is idle. */
function trafficOf(session) {
  const open = new Set();
  let bytes = 0;
  let changed = Date.now();
  const note = (change) => (event) => {
    change(event);
    changed = Date.now();
  };
  session.on(
    "Network.requestWillBeSent",
    note(({ requestId }) => open.add(requestId)),
  );
  session.on(
    "Network.loadingFailed",
    note(({ requestId }) => open.delete(requestId)),
  );
  session.on(
    "Network.loadingFinished",
    note(({ requestId, encodedDataLength }) => {
      open.delete(requestId);
      bytes += encodedDataLength;
    }),
  );
  return {
    bytes: () => bytes,
    rest: async () => {
      while (open.size > 0 || Date.now() - changed < CALM) await setTimeout(CALM / 10);
    },
  };
}

/** A slow first visit to `url`, until the page is idle. */
async function arrive(page, url) {
  const session = await page.context().newCDPSession(page);
  const traffic = trafficOf(session);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url);
  await page.locator("html.hydrated").waitFor({ state: "attached" });
  await traffic.rest();
  return traffic;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<{ title: string, bytes: number, paint: number, largest: number, live: number, blocking: number }>}
 *   bytes with headers, without video; times in milliseconds
 */
export async function visit(browser, url) {
  const page = await newVisitor(browser);
  try {
    const traffic = await arrive(page, url);
    const times = await page.evaluate("visit");
    return { title: await page.title(), bytes: traffic.bytes(), ...times };
  } finally {
    await page.context().close();
  }
}

/**
 * Follows links from the page at `url`, once to new pages and once more to visited ones.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string[]} addresses each is linked from the one before, and the first from the last
 * @returns {Promise<{ first: number[], again: number[] }>} milliseconds
 */
export async function walk(browser, url, addresses) {
  const page = await newVisitor(browser);
  try {
    const traffic = await arrive(page, url);
    const round = async () => {
      const times = [];
      for (const address of addresses) {
        times.push(await page.evaluate(follow, { address, timeout: TIMEOUT_MS }));
        await traffic.rest();
      }
      return times;
    };
    return { first: await round(), again: await round() };
  } finally {
    await page.context().close();
  }
}
