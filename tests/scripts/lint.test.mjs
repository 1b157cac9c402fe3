import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { TOOLS } from "../../scripts/setup/tools.mjs";

const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, "utf8"));
const [, purpose, steps] = scripts.lint.match(/setup\.mjs (\w+) && .*test\.mjs (.+)$/);
const BROWSERS_AND_SERVERS = /chrom|firefox|gecko|webkit|driver|browser|xvfb|nginx/i;

const names = (tools) => tools.map(({ name }) => name).join("\n");

test("npm run lint needs no browser, no driver and no server", () => {
  expect(names(TOOLS.test())).toMatch(BROWSERS_AND_SERVERS);
  expect(names(TOOLS[purpose]())).toContain("hunspell");
  expect(names(TOOLS[purpose]())).not.toMatch(BROWSERS_AND_SERVERS);
});

test("npm run lint makes the declarations of the package before it checks types with them", () => {
  const { stderr } = spawnSync("node", ["scripts/check/test.mjs", "none"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const inOrder = stderr.match(/There are: (.+)\./)[1].split(", ");
  const own = inOrder.filter((step) => steps.split(" ").includes(step));
  expect(own).toEqual(expect.arrayContaining(["declarations", "types"]));
  expect(own.indexOf("declarations")).toBeLessThan(own.indexOf("types"));
});
