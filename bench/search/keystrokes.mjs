/** What a letter typed into the field costs, in Chromium at a quarter of the processor's speed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, PHONE } from "../../scripts/lib/browser.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { median, table } from "../../scripts/measure/report.mjs";
import { startNginx } from "../../scripts/serve/start-nginx.mjs";

const SLOWDOWN = 4;
const QUERIES = 30;

/** As Lighthouse's phone: here the processor paints the pixels, on a phone the GPU does. */
const SLOW_PHONE = { ...PHONE, deviceScaleFactor: 1.75 };

/** Slow 4G, as Lighthouse has it: bits a second, and milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Runs in the page, before its scripts: notes how long each call of the WebAssembly's search takes. */
function observe() {
  const { instantiate } = WebAssembly;
  window.searches = [];
  WebAssembly.instantiate = async (module, imports) => {
    const instance = await instantiate.call(WebAssembly, module, imports);
    const { search, ...others } = instance.exports ?? {};
    if (!search) return instance;
    const timed = (...values) => {
      const begun = performance.now();
      try {
        return search(...values);
      } finally {
        window.searches.push(performance.now() - begun);
      }
    };
    return { exports: { ...others, search: timed } };
  };
}

const at95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];

/** Milliseconds of the search alone, and of all script, for each letter of some queries. */
async function typing(browser, url) {
  const page = await browser.newPage(SLOW_PHONE);
  await page.addInitScript(observe);
  await page.goto(`${url}/buscar`, { waitUntil: "networkidle" });
  const input = page.getByRole("main").getByRole("searchbox");
  await input.fill("dumper");
  await page.locator("[data-id]").first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "ScriptDuration").value;
  };
  await page.evaluate("searches.length = 0");
  const all = JSON.parse(readFileSync(join(ROOT, "tests/search/blind-1.json"), "utf8"));
  const scripts = [];
  for (const { query } of all.filter(({ language }) => language === "es").slice(0, QUERIES)) {
    await input.fill("");
    for (const letter of query) {
      const [before, calls] = [await busy(), await page.evaluate("searches.length")];
      await input.pressSequentially(letter);
      await page.waitForFunction((count) => window.searches.length > count, calls);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      scripts.push((await busy()) - before);
    }
  }
  const searches = await page.evaluate("searches");
  await page.close();
  return { searches, scripts };
}

/** Milliseconds from pressing Enter in the header of the home page to the first result on the page of the search. */
async function opening(browser, url) {
  const page = await browser.newPage(SLOW_PHONE);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const input = page.getByRole("banner").getByRole("searchbox");
  await input.focus();
  await input.pressSequentially("dumper", { delay: 150 });
  await page.evaluate(() => {
    window.found = new Promise((done) => {
      new MutationObserver(() => {
        if (document.querySelector("[data-id]"))
          requestAnimationFrame(() => done(performance.now()));
      }).observe(document.body, { childList: true, subtree: true });
    });
    addEventListener("keydown", () => {
      window.pressed = performance.now();
    });
  });
  await input.press("Enter");
  const time = await page.evaluate("found.then((end) => end - pressed)");
  await page.close();
  return time;
}

/** @returns {Promise<string>} a table */
export async function keystrokes() {
  const nginx = await startNginx();
  const browser = await launch();
  try {
    const { searches, scripts } = await typing(browser, nginx.url);
    const opened = [];
    while (opened.length < 9) opened.push(await opening(browser, nginx.url));
    const row = (what, times) => [
      what,
      times.length,
      ...[median(times), at95(times)].map((time) => time.toFixed(1)),
    ];
    return [
      "In Chromium at a quarter of the speed; opening on slow 4G as well:",
      table(
        ["", "times", "median, ms", "95 %, ms"],
        [
          row("a letter: the call of the search", searches),
          row("a letter: all script, with React's drawing", scripts),
          row("from Enter in the header of another page to the results", opened),
        ],
      ),
    ].join("\n\n");
  } finally {
    await browser.close();
    await nginx.close();
  }
}
