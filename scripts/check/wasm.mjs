/**
 * `npm run test:wasm`: the boundary's tests in headless Chromium and Firefox, with the local provider.
 * `-- chrome` selects one browser; any other word is a part of the name of a test, and has to match one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { startProvider } from "../../tools/provider/provider.mjs";
import { ROOT } from "../lib/paths.mjs";
import { WASM_PROVIDER_PORT } from "../lib/ports.mjs";
import { SYSTEM_PATH } from "../lib/run.mjs";

const BROWSERS = ["chrome", "firefox"];
/** Output of the test runner for each test. */
const RESULT = /^test .+ \.\.\. /m;

const named = process.argv.slice(2);
const selected = named.filter((word) => BROWSERS.includes(word));
const filter = named.filter((word) => !BROWSERS.includes(word));
const quotes = await mkdtemp(join(tmpdir(), "quotes-"));
const provider = await startProvider({ port: WASM_PROVIDER_PORT, folder: quotes });
try {
  for (const browser of selected.length > 0 ? selected : BROWSERS) {
    const args = ["test", "--headless", `--${browser}`, "crates/wasm", "--features", "provider"];
    if (filter.length > 0) args.push("--", ...filter);
    console.log(`wasm-pack ${args.join(" ")}`);
    const tests = spawn("wasm-pack", args, {
      cwd: ROOT,
      stdio: ["inherit", "pipe", "inherit"],
      env: { ...process.env, PATH: SYSTEM_PATH.join(delimiter), BANCAL_PROVIDER: provider.url },
    });
    let output = "";
    tests.stdout.setEncoding("utf8").on("data", (text) => {
      process.stdout.write(text);
      output += text;
    });
    const [code] = await once(tests, "close");
    const found = RESULT.test(output);
    if (!found) console.error(`No test is called like "${filter.join(" ")}".`);
    if (code !== 0 || !found) {
      process.exitCode = 1;
      break;
    }
  }
} finally {
  await provider.close();
  await rm(quotes, { recursive: true, force: true });
}
