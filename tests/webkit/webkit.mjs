/** Starts WebKitGTK: a virtual screen, the driver, and the browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { miniBrowser } from "../../scripts/setup/tools.mjs";
import { startTouchScreen } from "./touch-screen.mjs";

export const SCREEN = { width: 1400, height: 1000 };

/** @returns {Promise<{ display: string, end: () => void }>} */
async function startScreen() {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const options = ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(screen.stdout, "data");
  return { display: `:${String(number).trim()}`, end: () => screen.kill() };
}

async function answers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const there = await fetch(`${url}/status`).catch(() => undefined);
    if (there?.ok) return;
    await wait(100);
  }
  throw new Error("WebKitWebDriver does not answer");
}

/** A folder of settings in which the desktop is dark, or moves nothing; the browser passes it on to pages. */
function desktop({ dark, still }) {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  const settings = ["[Settings]"];
  if (dark) settings.push("gtk-theme-name=Adwaita-dark");
  if (still) settings.push("gtk-enable-animations=0");
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), `${settings.join("\n")}\n`);
  return folder;
}

/**
 * @param {object} [options]
 * @param {boolean} [options.wasm] `false` for a browser without WebAssembly, as in Lockdown Mode
 * @param {boolean} [options.dark] whether the visitor prefers dark colours
 * @param {boolean} [options.still] whether the visitor prefers reduced motion
 * @param {"normal" | "none"} [options.loadStrategy] what of a page is waited for when it is opened
 * @param {string} [options.proxy] host and port that requests for other machines go to
 * @param {boolean} [options.touch] whether the screen can be touched: then there is `tap`, at pixels of the screen
 * @returns {Promise<{ driver: import("selenium-webdriver").WebDriver, tap?: (x: number, y: number) => Promise<void>,
 *   end: () => Promise<void> }>}
 */
export async function startWebKit({
  wasm = true,
  dark = false,
  still = false,
  loadStrategy = "normal",
  proxy = "",
  touch = false,
} = {}) {
  const screen = await (touch ? startTouchScreen(SCREEN) : startScreen());
  const port = await freePort();
  const settings = desktop({ dark, still });
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings };
  if (!wasm) env.JSC_useWasm = "0";
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const end = () => {
    service.kill();
    screen.end();
    // The browser may still be writing there.
    rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      pageLoadStrategy: loadStrategy,
      "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation"] },
    });
    if (proxy) {
      capabilities.set("proxy", {
        proxyType: "manual",
        httpProxy: proxy,
        sslProxy: proxy,
        noProxy: ["127.0.0.1"],
      });
    }
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities(capabilities)
      .build();
    return {
      driver,
      tap: screen.tap,
      end: async () => {
        await driver.quit().catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
