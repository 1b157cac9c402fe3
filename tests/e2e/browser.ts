/** How the browser of this machine is started. */
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
