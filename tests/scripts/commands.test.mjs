import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { outcome } from "../../scripts/lib/run.mjs";

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

const PORTS = "scripts/lib/ports.mjs";
const SETUP = "scripts/setup/setup.mjs";
/** Only Node's own modules; `measure`, of which two are other names, sets up what it runs. */
const UNPREPARED = ["measure", "size", "bench", "clean"];

/** @param {string} name of a command @returns {string} what it does first, but for looking at the ports */
function firstOf(name) {
  const steps = scripts[name].split(" && ").filter((step) => !step.startsWith(`node ${PORTS}`));
  const [, other] = steps[0].match(/^npm run ([\w:-]+)/) ?? [];
  return other ? firstOf(other) : steps[0].replace(/^node (\S+).*/, "$1");
}

test("every command installs what it needs on a fresh clone, before anything else", () => {
  const unprepared = Object.keys(scripts).filter((name) => firstOf(name) !== SETUP);
  expect(unprepared).toEqual(UNPREPARED);
  for (const file of [PORTS, SETUP, ...UNPREPARED.map(firstOf)]) {
    expect(packagesOf(file)).toEqual([]);
  }
});

test.each([
  ["scripts/build/build.mjs --loacl", "'--loacl'"],
  ["scripts/check/fuzz.mjs --cases 1e9", "--cases takes whole numbers from 1 on, and not 1e9."],
  ["scripts/measure/size.mjs --transfers", "'--transfers'"],
  ["scripts/measure/lighthouse.mjs --device watch", "--device takes any of mobile, desktop"],
  ["scripts/pictures/pictures.mjs --photos", "'--photos'"],
  ["scripts/pictures/screenshots.mjs --only home,hoem", "--only takes any of home, menu, "],
  ["scripts/pictures/screenshots.mjs --width 361", "--width takes any of 360, 768, 1440"],
  ["scripts/verify/verify.mjs https://a.example send", "npm run verify -- https://"],
  ["bench/run.mjs --runs few", "--runs takes whole numbers from 1 on, and not few."],
  ["tests/walk/walk.mjs --seed x", "--seed takes whole numbers from 0 on, and not x."],
  ["tests/walk/walk.mjs --walks x", "--walks takes whole numbers from 1 on, and not x."],
  ["tests/walk/walk.mjs --steps 0", "--steps takes whole numbers from 1 on, and not 0."],
  ["tests/walk/walk.mjs --browser opera", "--browser takes any of chromium, firefox"],
])("%s ends with one line, before it does anything", { timeout: 30_000 }, (command, message) => {
  const { status, stdout, stderr } = spawnSync("node", command.split(" "), {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["scripts/build/build.mjs", ["--loacl"], 2],
  ["scripts/build/release.mjs", ["--alow"], 2],
  ["scripts/deploy/deploy.mjs", ["host:/a", "another"], 1],
  ["scripts/lib/ports.mjs", ["looking"], 1],
])(
  "%s does by a symbolic link what it does without",
  { timeout: 30_000 },
  (file, args, expected) => {
    const folder = mkdtempSync(join(tmpdir(), "link-"));
    const link = join(folder, "command.mjs");
    symlinkSync(join(ROOT, file), link);
    const outcomes = [file, link].map((script) => {
      const { status, stderr } = spawnSync("node", [script, ...args], {
        cwd: ROOT,
        encoding: "utf8",
      });
      return { status, stderr };
    });
    rmSync(folder, { recursive: true });
    expect(outcomes[0].status).toBe(expected);
    expect(outcomes[0].stderr).not.toBe("");
    expect(outcomes[1]).toEqual(outcomes[0]);
  },
);

test("a script that another program imports does nothing by itself", () => {
  for (const args of [[], ["nowhere"]]) {
    const code = `import("./scripts/lib/ports.mjs").then(() => console.log("imported"))`;
    const { status, stdout, stderr } = spawnSync("node", ["-e", code, ...args], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "imported\n", stderr: "" });
  }
});

test("only one place compares a script with the one that Node was started with", () => {
  const pattern = "argv\\[1\\]|= process\\.argv;";
  const found = spawnSync("git", ["grep", "-lE", pattern, "--", "scripts", "tools", "bench"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(found.stdout).toBe("scripts/lib/isMain.mjs\n");
});

test("a command that ends before it has read all is told by its own words", async () => {
  const input = "x".repeat(10_000_000);
  const ended = await outcome("sh", ["-c", "echo no; exit 3"], { input });
  expect(ended).toMatchObject({ code: 3, output: "no\n" });
  expect(await outcome("no-such-command", [], { input })).toMatchObject({ code: 127 });
});

/** @returns {string[]} the packages that a script and its imports need */
function packagesOf(file) {
  const imports = readFileSync(join(ROOT, file), "utf8").matchAll(/\bfrom "([^"]+)"/g);
  return [...imports].flatMap(([, name]) => {
    if (name.startsWith(".")) return packagesOf(join(dirname(file), name));
    return name.startsWith("node:") ? [] : [name];
  });
}
