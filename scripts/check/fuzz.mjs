/**
 * `npm run fuzz`: the properties of the core with more than a million inputs, other ones each time; `npm test` tries
 * the same few each time. `-- --cases 1000` tries so many for each property, `-- --seed 7` the inputs of an earlier run.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

const { values: wanted } = parseArgs({
  options: {
    cases: { type: "string", default: "80000" },
    seed: { type: "string", default: String(randomInt(2 ** 32)) },
  },
});
if (!Object.values(wanted).every((value) => /^[1-9]\d*$/.test(value))) {
  console.error("--cases and --seed take whole numbers from 1 on.");
  process.exit(1);
}
console.log(`${wanted.cases} inputs for each property, those of --seed ${wanted.seed}.`);
const { status } = spawnSync(
  "cargo",
  ["test", "--locked", "--profile", "fuzz", "--package", "bancal-core", "--test", "properties"],
  {
    stdio: "inherit",
    env: { ...process.env, PROPTEST_CASES: wanted.cases, PROPTEST_RNG_SEED: wanted.seed },
  },
);
process.exitCode = status ?? 1;
