import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("a folder of cargo's that cannot be written is named in one sentence, before anything is installed", () => {
  // A file where the folder would be: root could write to a folder without permission.
  const home = mkdtempSync(join(tmpdir(), "home-"));
  writeFileSync(join(home, "file"), "");
  const folder = join(home, "file/below/cargo");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/setup/setup.mjs", "build"],
    {
      cwd: ROOT,
      env: { PATH: dirname(process.execPath), HOME: home, CARGO_HOME: folder },
      encoding: "utf8",
    },
  );
  rmSync(home, { recursive: true });
  expect(stderr).toBe(
    `${folder} cannot be written: set HOME, or CARGO_HOME and npm_config_cache, to a folder of yours.\n`,
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
