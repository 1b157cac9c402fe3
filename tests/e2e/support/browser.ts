/** How the browsers of this machine are started. */
import type { LaunchOptions } from "@playwright/test";

/**
 * Of two lists the browser takes the last: this is Playwright's own, and the two pages that each window loads for its
 * address bar, which take longer than the page that is tested.
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

/** Without motion, which the driver of Firefox cannot ask for later. */
export const firefoxReducedMotion: LaunchOptions = {
  ...firefox,
  firefoxUserPrefs: { ...firefox.firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
};

/** In the dark scheme, for which the same holds. */
export const firefoxDark: LaunchOptions = {
  ...firefoxReducedMotion,
  firefoxUserPrefs: {
    ...firefoxReducedMotion.firefoxUserPrefs,
    "layout.css.prefers-color-scheme.content-override": 0,
  },
};
