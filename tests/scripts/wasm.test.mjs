import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

/** Of its ports, `wasm.mjs` listens on the last. */
const BEFORE = 2;

let home;
let first;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), "home-"));
  first = (await freePort()) - BEFORE;
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The command with a wasm-pack that prints one line and ends well. */
function withWasmPack(line, ...names) {
  const folder = join(home, ".cargo/bin");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wasm-pack"), `#!/bin/sh\necho "${line}"\n`, { mode: 0o755 });
  const { CARGO_HOME: _, ...others } = process.env;
  const env = { ...others, HOME: home, SITE_PORT: String(first), SITE_FOR: "" };
  const args = ["scripts/check/wasm.mjs", ...names];
  return spawnSync("node", args, { cwd: ROOT, env, encoding: "utf8" });
}

test("npm run test:wasm -- NAME fails where no test has that name", () => {
  const { status, stdout, stderr } = withWasmPack("no tests to run!", "nothing");
  expect(stdout).toContain("--features provider -- nothing\nno tests to run!");
  expect(stderr).toBe('No test is called like "nothing".\n');
  expect(status).toBe(1);
});

test("npm run test:wasm -- NAME ends well where a test has that name and passes", () => {
  const { status, stdout, stderr } = withWasmPack("test routes ... ok", "routes");
  expect(stdout.match(/test routes \.\.\. ok/g)).toHaveLength(2);
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
