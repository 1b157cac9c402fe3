/** What each page transfers, headers included, until it rests and before the visitor scrolls. Video is not counted. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESKTOP, launch, PHONE } from "./browser.mjs";
import { serveCompressed } from "./served.mjs";

const VIDEO = /\.mp4$/;
const at = (path) => new URL(`../${path}`, import.meta.url);

/** One of each page: the Spanish addresses that are their page's own. */
async function addresses() {
  const all = JSON.parse(await readFile(at(".build/addresses.json"), "utf8"));
  const own = await Promise.all(
    all.map(async (address) => {
      const html = await readFile(at(`dist/${address === "/" ? "index" : address}.html`), "utf8");
      const canonical = new URL(html.match(/rel="canonical" href="([^"]+)"/)[1]).pathname;
      return canonical === address;
    }),
  );
  return all.filter((address, index) => own[index] && !/^\/(en|val)(\/|$)/.test(address));
}

/** @param {import("@playwright/test").Browser} browser @returns {Promise<number>} bytes */
async function transfer(browser, device, url) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.route(VIDEO, (route) => route.abort());
    const network = await context.newCDPSession(page);
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await network.send("Network.enable");
    await page.goto(url, { waitUntil: "networkidle" });
    return bytes;
  } finally {
    await context.close();
  }
}

/** @returns {Promise<{ which: string, bytes: number }[]>} the page that transfers most, on a phone and on a desktop */
export async function transfers() {
  const server = await serveCompressed(fileURLToPath(at("dist")), "site");
  const browser = await launch();
  try {
    const most = [];
    for (const [name, device] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const found = [];
      for (const address of await addresses()) {
        found.push({
          which: `${address}, ${name}`,
          bytes: await transfer(browser, device, server.url + address),
        });
      }
      found.sort((a, b) => b.bytes - a.bytes);
      most.push(found[0]);
      if (process.env.ALL) console.log(found);
    }
    return most;
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}
