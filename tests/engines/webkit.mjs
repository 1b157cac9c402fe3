/** Starts WebKit as WebKitGTK brings it: a screen that nobody sees, the driver, and the browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities } from "selenium-webdriver";
import { freePort } from "../../scripts/free-port.mjs";
import { MINI_BROWSER } from "../../scripts/tools.mjs";

/** @returns {Promise<{ display: string, end: () => void }>} */
async function startScreen() {
  const options = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
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

/**
 * @param {{ wasm?: boolean }} [options] `wasm: false` for a browser without WebAssembly, as in Lockdown Mode
 * @returns {Promise<{ driver: import("selenium-webdriver").WebDriver, end: () => Promise<void> }>}
 */
export async function startWebKit({ wasm = true } = {}) {
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, ...(wasm ? {} : { JSC_useWasm: "0" }) };
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const end = () => {
    service.kill();
    screen.end();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(url);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
    });
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities(capabilities)
      .build();
    return {
      driver,
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
