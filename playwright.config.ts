import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROME_PATH ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".build/e2e",
  fullyParallel: false,
  workers: 1, // one local provider, whose answers a test sets
  reporter: [["list"]],
  timeout: 60_000,
  use: {
    baseURL: "http://127.0.0.1:4173",
    locale: "fr-FR", // none of the site's: what the browser prefers must not matter
    timezoneId: "Europe/Madrid",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
      ],
    },
  },
  webServer: {
    command: "node scripts/start.mjs",
    url: "http://127.0.0.1:4173/",
    reuseExistingServer: false,
  },
});
