/** The reviewed views have the types that the package declares. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { CODES } from "../../scripts/lib/languages.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { outcome } from "../../scripts/lib/run.mjs";

const FOLDER = join(BUILD, "snapshots");
const SNAPSHOTS = new URL("../../crates/core/snapshots/", import.meta.url);

/** The errors of the compiler when views are assigned to the declared type; none if they fit. */
async function mistakes(name: string, views: string): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.ts`);
  const source = [
    `import type { RouteView } from "../pkg/bancal.js";`,
    // Header and footer are only in the first view of each language.
    `type Reviewed = Omit<RouteView, "chrome"> & Partial<Pick<RouteView, "chrome">>;`,
    `export const views = ${views.trim()} satisfies Record<string, Reviewed>;`,
  ];
  await writeFile(file, source.join("\n"));
  const settings = [
    "--strict",
    "--exactOptionalPropertyTypes",
    "--skipLibCheck",
    "--target",
    "es2022",
  ];
  const modules = ["--module", "esnext", "--moduleResolution", "bundler"];
  const { output } = await outcome("tsc", [
    "--noEmit",
    "--ignoreConfig",
    ...settings,
    ...modules,
    file,
  ]);
  return output;
}

let spanish: string;

beforeAll(async () => {
  spanish = await readFile(new URL("es.json", SNAPSHOTS), "utf8");
});

test.each(CODES)("%s", { timeout: 30_000 }, async (language) => {
  const views = await readFile(new URL(`${language}.json`, SNAPSHOTS), "utf8");
  expect(await mistakes(language, views)).toBe("");
});

test.each([
  [
    "a member of another type",
    /"brand":"[^"]*"/,
    '"brand":5',
    "'number' is not assignable to type 'string'",
  ],
  ["a member that is not declared", /"brand":/, '"surprise":1,"brand":', "surprise"],
  ["a kind that there is not", /"kind":"home"/, '"kind":"house"', "house"],
])("%s is found", { timeout: 30_000 }, async (name, pattern, replacement, reported) => {
  const compact = JSON.stringify(JSON.parse(spanish));
  expect(compact).toMatch(pattern);
  expect(
    await mistakes(name.replaceAll(" ", "-"), compact.replace(pattern, replacement)),
  ).toContain(reported);
});
