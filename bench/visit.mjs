/** One visitor on a slow phone with a slow connection: how long pages take, as the browser itself reports it. */
import { setTimeout } from "node:timers/promises";
import { PHONE } from "../scripts/lib/browser.mjs";

/** For a page to come, in milliseconds. */
const PATIENCE = 30_000;
const VIDEO = /\.mp4$/;
/** The connection is at rest when nothing has happened for so many milliseconds. */
const CALM = 1000;
const SLOWDOWN = 4;
/** What Lighthouse calls slow 4G, in its terms for a browser that throttles each request. */
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
  // Both sites give the document this class once React has taken over.
  new MutationObserver(() => {
    if (!visit.live && document.documentElement?.classList.contains("hydrated")) {
      visit.live = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
}

/** Runs in the page: milliseconds from a click on a link to the painted page that it leads to. */
async function follow({ address, patience }) {
  const heading = () => document.querySelector("h1")?.textContent;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = heading();
  const begun = performance.now();
  document.querySelector(`a[href="${address}"]`).click();
  while (location.pathname !== address || heading() === before) {
    if (performance.now() - begun > patience) throw new Error(`${address} does not come`);
    await nextFrame();
  }
  await nextFrame();
  return performance.now() - begun;
}

/** @returns {Promise<import("@playwright/test").Page>} nothing is kept from an earlier visit */
async function newVisitor(browser) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript(observe);
  await page.route(VIDEO, (route) => route.abort());
  return page;
}

/** A visitor's connection: what it carried, and when it is at rest. */
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

/** A slow first visit to `url`, until nothing moves any more. */
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
 *   bytes with headers, video apart; times in milliseconds
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
 * Follows links from the page at `url`, once where each page is new and once more where all have been seen.
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
        times.push(await page.evaluate(follow, { address, patience: PATIENCE }));
        await traffic.rest();
      }
      return times;
    };
    return { first: await round(), again: await round() };
  } finally {
    await page.context().close();
  }
}
