/**
 * Runs every check, the quickest first, and stops at the first that fails. Some run side by side, as each leaves a
 * processor idle now and then; their output is printed when they end.
 * `node scripts/check/test.mjs [name …] [-- option …]` runs only the named ones, one after the other, and passes the
 * options to the last of them; `npm run test:rest` runs what is too slow for every run.
 */
import { spawn } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const steps = {
  format: "cargo fmt --all --check && biome check --error-on-warnings .",
  texts: "node scripts/check/texts.mjs",
  clippy: "cargo clippy --workspace --all-targets --all-features -- -D warnings",
  "wasm-types": "cargo check --quiet --package bancal --tests --target wasm32-unknown-unknown",
  rust: "cargo test --workspace --exclude bancal",
  build: "node scripts/build/build.mjs --local",
  size: "node scripts/measure/size.mjs",
  declarations: "SITE_FOR=package node scripts/build/build.mjs --declarations",
  types: "tsc --noEmit -p . && tsc --noEmit -p app/worker && tsc --noEmit -p bench",
  unit: "vitest run app tools tests/scripts",
  boundary: "vitest run tests/boundary",
  languages: "node --test tests/languages/*.test.mjs",
  docs: "node scripts/build/docs.mjs",
  package: "node --test tests/package/*.test.mjs",
  consumers: "node --test tests/package/*-slow.mjs",
  wasm: "node scripts/check/wasm.mjs chrome",
  hosting: "node --test --test-concurrency=1 tests/hosting/*.test.mjs",
  walk: "node tests/walk/walk.mjs",
  browsers: "playwright test --project=chromium --project=firefox",
  e2e: "playwright test --project=chromium",
  firefox: "playwright test --project=firefox",
  webkit: "node --test tests/webkit/visit.test.mjs",
  "chromium-rest": "playwright test --project=chromium-on-demand",
  "firefox-rest":
    "playwright test --project=firefox-on-demand --project=firefox-reduced-motion --project=firefox-dark",
  "webkit-all": "node --test --test-concurrency=1 tests/webkit/*.test.mjs",
};
/** Checks that are too slow for every run. `wasm` compiles what `wasm-types` checks. */
const ON_DEMAND = ["wasm-types", "consumers", "chromium-rest", "firefox-rest", "webkit-all"];
/** The two halves of `browsers`, to be run by name. */
const HALVES = ["e2e", "firefox"];
/**
 * What runs at the same time: in each group, the checks of a row one after the other, and the rows side by side.
 * Playwright's browsers have a group of their own: they use every processor.
 */
const SIDE_BY_SIDE = [
  [["unit"], ["size", "types", "boundary", "docs"]],
  [
    ["languages", "webkit", "walk"],
    ["package", "wasm"],
    ["hosting", "declarations"],
  ],
  [["browsers"]],
];

const path = [join(root, "node_modules/.bin"), join(homedir(), ".cargo/bin"), process.env.PATH];
const [names, options] = split(process.argv.slice(2));
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No check ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let passed = 0;

process.on("exit", () => {
  // As Ctrl-C does, on which Playwright ends its browsers and the provider.
  for (const { pid } of running) process.kill(-pid, "SIGINT");
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

if (names.length > 0) {
  for (const name of Object.keys(steps).filter((name) => names.includes(name))) await check(name);
} else {
  const grouped = new Set(SIDE_BY_SIDE.flat(2));
  for (const name of Object.keys(steps)) {
    if (![...grouped, ...ON_DEMAND, ...HALVES].includes(name)) await check(name);
  }
  for (const rows of SIDE_BY_SIDE) {
    await Promise.all(
      rows.map(async (row) => {
        for (const name of row) await check(name, rows.length > 1);
      }),
    );
  }
}
console.log(`\nchecks: ${passed} passed, 0 failed`);

/** Runs one check; the first that fails ends them all. @param {string} name @param {boolean} [beside] others */
async function check(name, beside = false) {
  const passedOn = name === names.at(-1) ? options : [];
  const line = [steps[name], ...passedOn.map(quoted)].join(" ");
  console.log(`\n— ${name}: ${line}`);
  const start = Date.now();
  const { status, output } = await execute(line, beside);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (beside) console.log(`\n— output of ${name}\n${output}`);
  if (status !== 0) {
    console.error(`— ${name} failed after ${seconds} s`);
    console.log(`\nchecks: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`— ${name} passed in ${seconds} s`);
}

/**
 * @param {string} line for the shell @param {boolean} collected whether the output is returned instead of shown
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function execute(line, collected) {
  return new Promise((resolve) => {
    const child = spawn(line, {
      cwd: root,
      shell: true,
      // A group of its own can be ended with all that it has started.
      detached: true,
      stdio: ["ignore", ...(collected ? ["pipe", "pipe"] : ["inherit", "inherit"])],
      env: {
        ...process.env,
        SITE_FOR: "tests",
        PATH: path.join(delimiter),
        CI: process.env.CI ?? "",
      },
    });
    let output = "";
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("exit", () => running.delete(child));
    child.on("close", (status) => resolve({ status, output }));
  });
}

/** @param {string[]} args @returns {[string[], string[]]} those before `--`, and those after it */
function split(args) {
  const index = args.indexOf("--");
  return index < 0 ? [args, []] : [args.slice(0, index), args.slice(index + 1)];
}

/** @param {string} text @returns {string} one word for the shell */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
