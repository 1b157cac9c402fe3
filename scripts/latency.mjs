/** How long the site takes from a hand's doing to the picture that shows it, as INP counts it, on a slow processor. */
import { DESKTOP, launch, PHONE } from "./browser.mjs";
import { median } from "./report.mjs";

const SLOWDOWN = 4;

/** Browsers report no shorter event, and round to 8 ms; in milliseconds. */
const SHORTEST = 16;

/** What is done, where, and what shows that it is done. */
const INTERACTIONS = [
  {
    name: "open the menu",
    address: "/",
    device: PHONE,
    act: (page) => page.locator("button.icon-button[aria-haspopup=dialog]").click(),
    shown: "dialog[open]",
  },
  {
    name: "open the language menu",
    address: "/",
    device: DESKTOP,
    act: (page) => page.locator("button.language-button").click(),
    shown: "[role=menu]",
  },
  {
    name: "choose a language",
    address: "/",
    device: DESKTOP,
    prepare: (page) => page.locator("button.language-button").click(),
    act: (page) => page.locator("[role=menuitemradio][hreflang=en]").click(),
    shown: "html[lang=en]",
  },
  {
    name: "open an answer of the FAQ",
    address: "/faq",
    device: PHONE,
    act: (page) => page.locator(".questions summary").first().click(),
    shown: ".questions details[open]",
  },
  {
    name: "submit an empty form",
    address: "/contacto",
    device: PHONE,
    act: (page) => page.locator("form button[type=submit]").click(),
    shown: "form .summary",
  },
];

/** Runs in the page: there, `longestEvent()` tells the longest event since it was last asked. */
function observe(shortest) {
  const seen = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: "event", durationThreshold: shortest });
  window.longestEvent = async () => {
    // The entry comes after the paint that it ends with.
    await new Promise((resolve) => setTimeout(resolve, 300));
    seen.push(...observer.takeRecords());
    return Math.max(
      0,
      ...seen
        .splice(0)
        .filter((e) => e.interactionId)
        .map((e) => e.duration),
    );
  };
}

/** @returns {Promise<number>} milliseconds, 0 for less than the shortest */
async function latency(browser, base, { address, device, prepare, act, shown }) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, SHORTEST);
    await page.goto(base + address, { waitUntil: "networkidle" });
    const processor = await context.newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await prepare?.(page);
    await page.evaluate("longestEvent()");
    await act(page);
    await page.locator(shown).first().waitFor({ state: "attached" });
    return await page.evaluate("longestEvent()");
  } finally {
    await context.close();
  }
}

/**
 * @param {string} base
 * @param {number} runs
 * @returns {Promise<{ name: string, time: number, shown: string }[]>} what was done, and the median of its times
 */
export async function latencies(base, runs) {
  const browser = await launch();
  try {
    const rows = [];
    for (const interaction of INTERACTIONS) {
      const times = [];
      while (times.length < runs) times.push(await latency(browser, base, interaction));
      const time = median(times);
      rows.push({ name: interaction.name, time, shown: time ? String(time) : `under ${SHORTEST}` });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
