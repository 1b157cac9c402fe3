/** How the browsers of this machine are started. */
import type { LaunchOptions } from "@playwright/test";
import { CHROMIUM, FIREFOX, HEADLESS_SHELL } from "../../../scripts/lib/browser.mjs";

export const chromium: LaunchOptions = {
  executablePath: HEADLESS_SHELL,
  // There is no GPU: a process of its own for it would only cost time.
  args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-quic"],
};

/** The browser itself, where the widths of texts count, which are others in the headless shell, or what that lacks. */
export const chromiumItself: LaunchOptions = { ...chromium, executablePath: CHROMIUM };

export const firefox: LaunchOptions = {
  executablePath: FIREFOX,
  // As Playwright has it in Chromium: going back loads the page.
  firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
};

/** As visitors have it: a page that is left is kept for the way back. Playwright switches that off. */
export const keepingPages = (browserName: string): LaunchOptions =>
  browserName === "firefox"
    ? { ...firefox, firefoxUserPrefs: {} }
    : { ...chromiumItself, ignoreDefaultArgs: ["--disable-back-forward-cache"] };

/** With reduced motion, which the driver of Firefox cannot emulate later. */
export const firefoxReducedMotion: LaunchOptions = {
  ...firefox,
  firefoxUserPrefs: { ...firefox.firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
};

/** In the dark scheme, which it cannot emulate later either. */
export const firefoxDark: LaunchOptions = {
  ...firefoxReducedMotion,
  firefoxUserPrefs: {
    ...firefoxReducedMotion.firefoxUserPrefs,
    "layout.css.prefers-color-scheme.content-override": 0,
  },
};
