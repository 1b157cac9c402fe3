/** `node scripts/test-wasm.mjs chrome firefox`: the border's tests in these browsers, the local provider beside them. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProvider } from "../tests/provider/provider.mjs";
import { SYSTEM_PATH } from "./run.mjs";

/** It is compiled into the tests, so it stays the same. */
const PORT = 4175;

const root = fileURLToPath(new URL("..", import.meta.url));
const browsers = process.argv.slice(2);
const quotes = await mkdtemp(join(tmpdir(), "quotes-"));
const provider = await startProvider({ port: PORT, folder: quotes });
try {
  for (const browser of browsers) {
    const args = ["test", "--headless", `--${browser}`, "crates/wasm", "--features", "provider"];
    console.log(`wasm-pack ${args.join(" ")}`);
    const tests = spawn("wasm-pack", args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: SYSTEM_PATH.join(delimiter), BANCAL_PROVIDER: provider.url },
    });
    const [code] = await once(tests, "exit");
    if (code !== 0) {
      process.exitCode = 1;
      break;
    }
  }
} finally {
  await provider.close();
  await rm(quotes, { recursive: true, force: true });
}
