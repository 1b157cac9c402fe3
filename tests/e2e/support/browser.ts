/** How the browsers of this machine are started. */
import type { LaunchOptions } from "@playwright/test";

/**
 * Features to switch off: Playwright's own list, which this one replaces as the browser takes the last one only, and
 * the two pages that each window loads for its address bar, which take longer than the page that is tested.
 */
const CHROMIUM_WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

export const chromium: LaunchOptions = {
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    `--disable-features=${CHROMIUM_WITHOUT.join()}`,
  ],
};

export const firefox: LaunchOptions = {
  executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  // As Playwright has it in Chromium: going back loads the page.
  firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
};

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
