/** How long the site takes from a hand's doing to the picture that shows it, as INP counts it, on a slow processor. */
import { setTimeout } from "node:timers/promises";
import { DESKTOP, launch, PHONE as SMALL_PHONE } from "../lib/browser.mjs";
import { median } from "./report.mjs";

const SLOWDOWN = 4;

/** With the pixels of Lighthouse's phone: here the processor paints them, in a phone it does not. */
const PHONE = { ...SMALL_PHONE, deviceScaleFactor: 1.75 };

/** Browsers report no shorter event, and round to 8 ms; in milliseconds. */
const SHORTEST = 16;

/** How long a hand presses, in milliseconds: what the press has to show is another picture than what the release has. */
const PRESS = 90;

/** What is tapped or clicked, where, and what shows that it is done. */
const INTERACTIONS = [
  {
    name: "open the menu",
    address: "/",
    device: PHONE,
    target: "[aria-haspopup=dialog]",
    shown: "dialog[open]",
  },
  {
    name: "open the language menu",
    address: "/",
    device: DESKTOP,
    target: "summary.language-button",
    shown: ".language[open] a",
  },
  {
    name: "choose a language",
    address: "/",
    device: DESKTOP,
    prepare: (page) => page.locator("summary.language-button").click(),
    target: ".language [hreflang=en]",
    shown: "html[lang=en]",
  },
  {
    name: "open an answer of the FAQ",
    address: "/faq",
    device: PHONE,
    target: ".questions summary",
    shown: ".questions details[open]",
  },
  {
    name: "submit an empty form",
    address: "/contacto",
    device: PHONE,
    target: "form button[type=submit]",
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

/** As long as a finger does: Playwright's own tap lets go at once. */
async function tap(control, devtools) {
  const { x, y, width, height } = await control.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await setTimeout(PRESS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** @returns {Promise<number>} milliseconds, 0 for less than the shortest */
async function latency(browser, base, { address, device, prepare, target, shown }) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe, SHORTEST);
    await page.goto(base + address, { waitUntil: "networkidle" });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await prepare?.(page);
    const control = page.locator(target).first();
    // A pointer is over what it clicks before it clicks; a finger is not.
    await (device.hasTouch ? control.scrollIntoViewIfNeeded() : control.hover());
    await page.evaluate("longestEvent()");
    await (device.hasTouch ? tap(control, devtools) : control.click({ delay: PRESS }));
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
