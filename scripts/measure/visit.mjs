/**
 * `npm run measure -- visit`: requests and bytes of a visit of the built site, as Chromium counts them, served by
 * nginx. Prints a table: requests answered by the server, and the bytes that it sent, headers included.
 */
import { devices } from "@playwright/test";
import { launch } from "../lib/browser.mjs";
import { startNginx } from "../serve/start-nginx.mjs";

const STEPS = [
  ["first visit: home page", (page, site) => page.goto(site)],
  ["then a category, by a link", (page) => follow(page, "/maquinaria/alquiler-dumpers")],
  ["then the contact page, by a link", (page) => follow(page, "/contacto")],
  ["the home page once more, by its address", (page, site) => page.goto(site)],
];

/** A link of the page or of its menu, clicked where the visitor would have to scroll or open the menu first. */
const follow = (page, address) =>
  page.evaluate((to) => document.querySelector(`a[href="${to}"]`).click(), address);

/** Sums up network traffic, with the background video apart, which waits for an idle page. */
async function counter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const videos = new Set();
  const cached = new Set();
  let sums;
  const reset = () => {
    sums = { requests: 0, bytes: 0, video: 0 };
  };
  reset();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Media") videos.add(requestId);
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    if (videos.has(requestId)) {
      sums.video += encodedDataLength;
    } else {
      sums.requests += 1;
      sums.bytes += encodedDataLength;
    }
  });
  return () => {
    const result = sums;
    reset();
    return result;
  };
}

const kB = (bytes) => (bytes / 1000).toFixed(1);

const nginx = await startNginx();
const browser = await launch();
try {
  console.log("| device | step | requests | kB | background video, kB |\n|---|---|---:|---:|---:|");
  for (const device of ["Pixel 7", "Desktop Chrome"]) {
    const page = await (await browser.newContext(devices[device])).newPage();
    const counted = await counter(page);
    for (const [name, go] of STEPS) {
      await go(page, nginx.url);
      await page.locator("html.hydrated").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(3000); // the video starts when the page is idle
      const { requests, bytes, video } = counted();
      console.log(`| ${device} | ${name} | ${requests} | ${kB(bytes)} | ${kB(video)} |`);
    }
  }
} finally {
  await browser.close();
  await nginx.close();
}
