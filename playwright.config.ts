import { availableParallelism } from "node:os";
import { defineConfig, type LaunchOptions, type Project } from "@playwright/test";

import { BUILD } from "./scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "./scripts/lib/ports.mjs";
import { chromium, firefox, firefoxDark, firefoxReducedMotion } from "./tests/e2e/support/browser";

const ON_DEMAND = /@on-demand(?![\w-])/;

/**
 * Runs the tests tagged with the name of the project, except those that only Chromium's driver can run, and in a project
 * on demand except those that every run has tried.
 */
function inFirefox(name: string, launchOptions: LaunchOptions): Project {
  return {
    name,
    grep: new RegExp(`@${name}(?![\\w-])`),
    grepInvert: name === "firefox" ? /@chromium-only/ : /@chromium-only|@firefox(?![\w-])/,
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions },
  };
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: `${BUILD}/e2e`,
  fullyParallel: false,
  // Each worker has its own site; the shared provider distinguishes them by origin.
  // A browser on each processor: with more, the tests take as long, and a page may need seconds for what takes moments.
  workers: availableParallelism(),
  reporter: [["list"], ["./tests/e2e/support/failed-steps.ts"]],
  timeout: 60_000,
  use: {
    locale: "fr-FR", // not a language of the site: the browser's preference must not matter
    timezoneId: "Europe/Madrid",
    // Tests of other things replace answers, which a worker would keep from them; those in `offline/` allow it.
    serviceWorkers: "block",
  },
  // Chromium runs all tests, in every run but for the combinations tagged `@on-demand`. Those that Firefox's driver can
  // run too are tagged: `@firefox` in every run, `@firefox-on-demand` in `npm run test:rest`; docs/quality.md says which
  // are left out and why.
  projects: [
    { name: "chromium", grepInvert: ON_DEMAND, use: { launchOptions: chromium } },
    { name: "chromium-on-demand", grep: ON_DEMAND, use: { launchOptions: chromium } },
    inFirefox("firefox", firefox),
    inFirefox("firefox-on-demand", firefox),
    inFirefox("firefox-reduced-motion", firefoxReducedMotion),
    inFirefox("firefox-dark", firefoxDark),
  ],
  webServer: {
    command: "node scripts/serve/provider.mjs",
    url: `http://127.0.0.1:${PROVIDER_PORT}/`,
    reuseExistingServer: false,
  },
});
