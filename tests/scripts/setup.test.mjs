import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { isNodeThatWorks, miniBrowser, TOOLS } from "../../scripts/setup/tools.mjs";

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

test.each([
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["24.1.0", true],
])("whether Node %s is one that Vite runs on: %s", (version, works) => {
  expect(isNodeThatWorks(version)).toBe(works);
});

test("WebKit's browser is found on every processor", () => {
  const home = mkdtempSync(join(tmpdir(), "lib-"));
  expect(miniBrowser(home)).toBeUndefined();
  const folder = join(home, "aarch64-linux-gnu/webkit2gtk-4.1");
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, "apt"));
  writeFileSync(join(folder, "MiniBrowser"), "", { mode: 0o755 });
  expect(miniBrowser(home)).toBe(join(folder, "MiniBrowser"));
  rmSync(home, { recursive: true });
  expect(miniBrowser(home)).toBeUndefined();
});

test("whoever has Node 21 is not told that it is late enough", () => {
  const [{ name }] = TOOLS.build();
  expect(name).toBe("Node 20.19 or later in the 20 series, or 22.12 or later");
});
