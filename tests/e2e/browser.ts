/** How the browsers of this machine are started. */
import type { LaunchOptions } from "@playwright/test";

export const chromium: LaunchOptions = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
  ],
};

export const firefox: LaunchOptions = {
  executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  // As Playwright has it in Chromium: going back loads the page.
  firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
};

/** Without motion, which the driver of Firefox cannot ask for later. */
export const firefoxStill: LaunchOptions = {
  ...firefox,
  firefoxUserPrefs: { ...firefox.firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
};
