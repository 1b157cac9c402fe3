import { availableParallelism } from "node:os";
import { defineConfig, type LaunchOptions, type Project } from "@playwright/test";

import { BUILD } from "./scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "./scripts/lib/ports.mjs";
import { chromium, firefox, firefoxDark, firefoxReducedMotion } from "./tests/e2e/support/browser";

/** The tests whose tag is the name of the project, but for those that only Chromium's driver can do. */
function inFirefox(name: string, launchOptions: LaunchOptions): Project {
  return {
    name,
    grep: new RegExp(`@${name}(?![\\w-])`),
    grepInvert: /@chromium-only/,
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `${BUILD}/e2e`,
  fullyParallel: false,
  // Each has its own site, by whose origin the one provider knows it.
  workers: availableParallelism(),
  reporter: [["list"]],
  timeout: 60_000,
  use: {
    locale: "fr-FR", // none of the site's: what the browser prefers must not matter
    timezoneId: "Europe/Madrid",
  },
  // Chromium runs everything. What its driver can do in Firefox besides is tagged, on a describe or a test: `@firefox` in
  // every run, `@firefox-on-demand` in `npm run test:engines`; docs/quality.md says what is left out and why.
  projects: [
    { name: "chromium", use: { launchOptions: chromium } },
    inFirefox("firefox", firefox),
    inFirefox("firefox-on-demand", firefox),
    inFirefox("firefox-reduced-motion", firefoxReducedMotion),
    inFirefox("firefox-dark", firefoxDark),
  ],
  webServer: {
    command: "node tools/provider/start.mjs",
    url: `http://127.0.0.1:${PROVIDER_PORT}/`,
    reuseExistingServer: false,
  },
});
