/**
 * `npm run fuzz`: the properties of the core with more than a million random inputs; `npm test` uses a few fixed
 * ones. `-- --cases 1000` sets the number for each property, `-- --seed 7` repeats the inputs of an earlier run.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { commandLine, wholeNumber } from "../lib/commandLine.mjs";

const { values: options } = commandLine({
  options: {
    cases: { type: "string", default: "80000" },
    seed: { type: "string", default: String(randomInt(1, 2 ** 32)) },
  },
});
for (const name of Object.keys(options)) wholeNumber(options, name);
console.log(`${options.cases} inputs for each property, those of --seed ${options.seed}.`);
const { status } = spawnSync(
  "cargo",
  ["test", "--locked", "--profile", "fuzz", "--package", "bancal-core", "--test", "properties"],
  {
    stdio: "inherit",
    env: { ...process.env, PROPTEST_CASES: options.cases, PROPTEST_RNG_SEED: options.seed },
  },
);
process.exitCode = status ?? 1;
