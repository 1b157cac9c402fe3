/**
 * Runs every check, the quickest first, and stops at the first that fails.
 * `node scripts/check/test.mjs [name …] [-- option …]` runs only the named ones, and passes the options to the last of
 * them; `npm run test:engines` runs all tests that other browsers support.
 */
import { spawnSync } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const steps = {
  format: "cargo fmt --all --check && biome check --error-on-warnings .",
  texts: "node scripts/check/texts.mjs",
  clippy:
    "cargo clippy --workspace --all-targets --all-features -- -D warnings && cargo check --quiet --package bancal --tests --target wasm32-unknown-unknown",
  rust: "cargo test --workspace --exclude bancal",
  build: "node scripts/build/build.mjs --local",
  size: "node scripts/measure/size.mjs",
  declarations: "SITE_FOR=dev node scripts/build/build.mjs --declarations",
  types: "tsc --noEmit -p . && tsc --noEmit -p bench",
  unit: "vitest run app tools tests/scripts",
  boundary: "vitest run tests/boundary",
  languages: "node --test tests/languages/*.test.mjs",
  docs: "node scripts/build/docs.mjs",
  package: "node --test tests/package/*.test.mjs",
  consumers: "node --test tests/package/*-slow.mjs",
  wasm: "node scripts/check/wasm.mjs chrome",
  hosting: "node --test --test-concurrency=1 tests/hosting/*.test.mjs",
  walk: "node tests/walk/walk.mjs",
  e2e: "playwright test --project=chromium",
  firefox: "playwright test --project=firefox",
  webkit: "node --test tests/webkit/visit.test.mjs",
  "firefox-rest":
    "playwright test --project=firefox-on-demand --project=firefox-reduced-motion --project=firefox-dark",
  "webkit-rest": "node --test --test-concurrency=1 tests/webkit/*.test.mjs",
};
/** Checks that are too slow for every run, or part of the build. */
const ON_DEMAND = ["declarations", "consumers", "firefox-rest", "webkit-rest"];

const path = [join(root, "node_modules/.bin"), join(homedir(), ".cargo/bin"), process.env.PATH];
const [names, options] = split(process.argv.slice(2));
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No check ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}
let passed = 0;
for (const [name, command] of Object.entries(steps)) {
  if (names.length > 0 ? !names.includes(name) : ON_DEMAND.includes(name)) continue;
  const passedOn = name === names.at(-1) ? options : [];
  const line = [command, ...passedOn.map(quoted)].join(" ");
  console.log(`\n— ${name}: ${line}`);
  const start = Date.now();
  const { status } = spawnSync(line, {
    cwd: root,
    shell: true,
    stdio: "inherit",
    env: {
      ...process.env,
      SITE_FOR: "tests",
      PATH: path.join(delimiter),
      CI: process.env.CI ?? "",
    },
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`— ${name} failed after ${seconds} s`);
    console.log(`\nchecks: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`— ${name} passed in ${seconds} s`);
}
console.log(`\nchecks: ${passed} passed, 0 failed`);

/** @param {string[]} args @returns {[string[], string[]]} those before `--`, and those after it */
function split(args) {
  const index = args.indexOf("--");
  return index < 0 ? [args, []] : [args.slice(0, index), args.slice(index + 1)];
}

/** @param {string} text @returns {string} one word for the shell */
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
