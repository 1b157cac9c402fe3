/** Time from an interaction to the next paint, as INP counts it, on a slow processor. */
import { setTimeout } from "node:timers/promises";
import { DESKTOP, launch, PHONE as SMALL_PHONE } from "../lib/browser.mjs";
import { median } from "./report.mjs";

const SLOWDOWN = 4;

/** With the pixels of Lighthouse's phone; here the processor paints them, on a phone the GPU does. */
const PHONE = { ...SMALL_PHONE, deviceScaleFactor: 1.75 };

/** Shortest event that browsers report, in milliseconds; they round to 8 ms. */
const SHORTEST = 16;

/** Duration of a press in milliseconds: press and release are painted separately. */
const PRESS = 90;

/** Interactions: page, element, and the sign that it is done. */
const INTERACTIONS = [
  {
    name: "open the menu",
    address: "/",
    device: PHONE,
    target: "[aria-haspopup=dialog]",
    done: "dialog[open]",
  },
  {
    name: "open the language menu",
    address: "/",
    device: DESKTOP,
    target: "summary.language-button",
    done: ".language[open] a",
  },
  {
    name: "choose a language",
    address: "/",
    device: DESKTOP,
    prepare: (page) => page.locator("summary.language-button").click(),
    target: ".language [hreflang=en]",
    done: "html[lang=en]",
  },
  {
    name: "open an answer of the FAQ",
    address: "/faq",
    device: PHONE,
    target: ".questions summary",
    done: ".questions details[open]",
  },
  {
    name: "submit an empty form",
    address: "/contacto",
    device: PHONE,
    target: ".form button[type=submit]",
    done: ".form .summary",
  },
];

/** Runs in the page: there, `longestEvent()` returns the longest event since the last call. */
function observe(shortest) {
  const seen = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: "event", durationThreshold: shortest });
  window.longestEvent = async () => {
    // The entry is reported after the paint.
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

/** As long as a finger does: Playwright's tap releases at once. */
async function tap(control, devtools) {
  const { x, y, width, height } = await control.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await setTimeout(PRESS);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** @returns {Promise<number>} milliseconds, 0 for less than the shortest */
async function latency(browser, base, { address, device, prepare, target, done }) {
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
    await page.locator(done).first().waitFor({ state: "attached" });
    return await page.evaluate("longestEvent()");
  } finally {
    await context.close();
  }
}

/**
 * @param {string} base
 * @param {number} runs
 * @returns {Promise<{ name: string, time: number, shown: string }[]>} the interaction, and the median of its times
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
