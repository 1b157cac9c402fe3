import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";

test("a check that is running ends with the command that has started it", async () => {
  const home = mkdtempSync(join(tmpdir(), "home-"));
  const running = join(home, "running");
  const folder = join(home, ".cargo/bin");
  mkdirSync(folder, { recursive: true });
  const cargo = `#!/bin/sh\ntrap "rm ${running}; exit 1" INT\ntouch ${running}\nsleep 60\n`;
  writeFileSync(join(folder, "cargo"), cargo, { mode: 0o755 });
  const env = { ...process.env, HOME: home };
  const checks = spawn("node", ["scripts/check/test.mjs", "rust"], { cwd: ROOT, env });
  try {
    await expect.poll(() => existsSync(running), { timeout: 30_000 }).toBe(true);
    const ended = once(checks, "exit");
    checks.kill("SIGTERM");
    await ended;
    await expect.poll(() => existsSync(running), { timeout: 30_000 }).toBe(false);
  } finally {
    checks.kill("SIGKILL");
    rmSync(home, { recursive: true });
  }
}, 60_000);
