import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

import { BUILD } from "./scripts/hosting/paths.mjs";
import { PROVIDER_PORT } from "./scripts/ports.mjs";
import { chromium, firefox, firefoxDark, firefoxReducedMotion } from "./tests/e2e/browser";

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
  projects: [
    { name: "chromium", use: { launchOptions: chromium } },
    {
      name: "firefox",
      // What a visitor does; docs/quality.md says what the driver of this browser leaves out.
      testMatch:
        /(routes|language|journeys|navigation|hydration|chrome|contact|contact-outcomes|contact-ways|contact-guards|contact-errors|contact-draft|contact-pairs|contact-machine|contact-questions|without|privacy|hostile|hostile-shop|faults|faults-device)\.spec\.ts$/,
      grepInvert: /without script|a crash of the page/, // neither of which its driver can do
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefox },
    },
    {
      name: "firefox-reduced-motion",
      testMatch: /(reach|axe)\.spec\.ts$/,
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxReducedMotion },
    },
    {
      name: "firefox-dark",
      testMatch: /axe\.spec\.ts$/,
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxDark },
    },
  ],
  webServer: {
    command: "node tests/provider/start.mjs",
    url: `http://127.0.0.1:${PROVIDER_PORT}/`,
    reuseExistingServer: false,
  },
});
