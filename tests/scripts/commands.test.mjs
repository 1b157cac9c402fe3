import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));

test("every command that a page of the documentation names is one", () => {
  const pages = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n");
  const named = pages.flatMap((page) =>
    [...readFileSync(`${ROOT}/${page}`, "utf8").matchAll(/npm run ([\w:-]+)/g)].map(
      ([, name]) => `${page}: ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((entry) => !(entry.split(": ")[1] in scripts))).toEqual([]);
});
