/**
 * `npm run measure -- bench`: compares the site with a usual React stack, and measures how it grows. Writes its tables
 * to `docs/benchmarks.md`. `-- loads`, `offline`, `operations`, `growth`, `search` or `search-times` measures one of
 * them; `--runs 1` is quick.
 */
import { existsSync } from "node:fs";
import { commandLine, wholeNumber } from "../scripts/lib/commandLine.mjs";
import { NGINX } from "../scripts/lib/paths.mjs";
import { saveResults } from "../scripts/measure/report.mjs";
import { growth } from "./growth.mjs";
import { loads } from "./loads.mjs";
import { offline } from "./offline.mjs";
import { operations } from "./operations.mjs";
import { search, searchTimes } from "./search.mjs";

const PARTS = { loads, offline, operations, growth, search, "search-times": searchTimes };

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const runs = wholeNumber(values, "runs");
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
if (!parts.every((part) => Object.hasOwn(PARTS, part))) {
  console.error(`Name any of ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
if (!existsSync(NGINX)) {
  console.error("There is no built site yet: run npm run build first.");
  process.exit(1);
}

for (const part of parts) {
  const { results, ...options } = await PARTS[part](runs);
  console.log(`\n${results}\n`);
  saveResults(part, `npm run measure -- bench ${part}`, results, options);
}
