import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outcome } from "../../scripts/lib/run.mjs";

let home;
let project;
let cache;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "installed-"));
  project = join(home, "project");
  cache = join(home, "cache");
  await mkdir(project);
  await mkdir(cache);
  const named = { name: "project", version: "1.0.0" };
  const lock = { ...named, lockfileVersion: 3, packages: { "": named } };
  await writeFile(join(project, "package.json"), JSON.stringify(named));
  await writeFile(join(project, "package-lock.json"), JSON.stringify(lock));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** A command that needs the project. */
function command() {
  const module = new URL("../../scripts/lib/installed.mjs", import.meta.url).href;
  const code = `
    import { installed } from ${JSON.stringify(module)};
    await installed(...${JSON.stringify([project, "ci", cache])});`;
  return outcome("node", ["--input-type=module", "-e", code]);
}

test("two commands that need the same packages at once both have them", async () => {
  const both = await Promise.all([command(), command()]);
  expect(both).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(await readdir(cache)).toEqual([expect.stringMatching(/^project-[0-9a-f]{12}$/)]);
}, 60_000);

test("packages of an older lock file go, and those of another project stay", async () => {
  const other = "project-two-0123456789ab";
  for (const name of ["project-0123456789ab", "project-0123456789ab.unfinished", other]) {
    await mkdir(join(cache, name));
  }
  expect(await command()).toMatchObject({ code: 0 });
  const names = (await readdir(cache)).sort();
  expect(names).toEqual([expect.stringMatching(/^project-(?!0123456789ab)[0-9a-f]{12}$/), other]);
}, 60_000);
