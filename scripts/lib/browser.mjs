/** The browser of measurements, pictures and tests. */
import { chromium } from "@playwright/test";

export const CHROMIUM = process.env.CHROME_PATH ?? "/usr/bin/chromium";

/** The same engine without windows and their own pages, in which tests take a fifth less of the processor. */
export const HEADLESS_SHELL = process.env.CHROME_PATH ?? "/usr/bin/chromium-headless-shell";

export const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Without background work of the browser on network and processor. */
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/** The smallest phone and the common desktop that the site is measured at. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
