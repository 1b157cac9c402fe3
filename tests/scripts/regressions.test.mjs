import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";

const table = readFileSync(`${ROOT}/docs/regressions.md`, "utf8");

/** A file in backticks, and behind it the titles of its tests, in quotes or as names of Rust functions. */
const CITED = /`([\w./-]+\.(?:rs|tsx?|mjs))`((?: (?:and )?(?:"[^"]+"|`\w+`))*)/g;

test("docs/regressions.md names tests that exist", () => {
  const cited = [...table.matchAll(CITED)];
  expect(cited.length).toBeGreaterThan(100);
  const missing = cited.flatMap(([, file, titles]) => {
    if (!existsSync(`${ROOT}/${file}`)) return [file];
    const source = readFileSync(`${ROOT}/${file}`, "utf8");
    const names = [...titles.matchAll(/"`?([^"]+?)`?"|`(\w+)`/g)].map(
      ([, title, name]) => title ?? name,
    );
    return names.filter((name) => !source.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
