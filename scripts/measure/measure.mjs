/**
 * `npm run measure -- NAME`: measurements, which are not tests. `npm run measure` alone lists the names.
 * Runs before node_modules exists, so it uses only Node's own modules.
 */
import { spawnSync } from "node:child_process";
import { ROOT } from "../lib/paths.mjs";

/** By name: required tools (`scripts/setup/tools.mjs`), script with its options, description. */
const MEASUREMENTS = {
  size: ["build", "scripts/measure/size.mjs", "what the built site weighs, against its budgets"],
  lighthouse: ["test", "scripts/measure/lighthouse.mjs", "Lighthouse's scores, and interactions"],
  bench: ["test", "bench/run.mjs", "loads, offline, operations, growth and search, beside others"],
  search: [
    "test",
    "bench/run.mjs search search-times",
    "the search beside three libraries, and in the browser",
  ],
  load: ["load", "scripts/measure/load.mjs", "pages a second from nginx, beside plain files"],
  visit: ["test", "scripts/measure/visit.mjs", "requests and bytes of one visit"],
};

const [name = "", ...options] = process.argv.slice(2);
if (!Object.hasOwn(MEASUREMENTS, name)) {
  console.error("Name what to measure: npm run measure -- NAME [option …]");
  for (const [known, [, , what]] of Object.entries(MEASUREMENTS)) {
    console.error(`  ${known.padEnd(12)}${what}`);
  }
  process.exit(1);
}

const [needs, script] = MEASUREMENTS[name];
for (const args of [
  ["scripts/setup/setup.mjs", needs],
  [...script.split(" "), ...options],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
