/** Tables of measurements, for the terminal and for `docs/benchmarks.md`. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { at } from "../lib/paths.mjs";

const REPORT = at("docs/benchmarks.md");

/**
 * A Markdown table with aligned columns; numbers are right-aligned.
 * @param {string[]} header
 * @param {(string | number)[][]} rows
 * @returns {string}
 */
export function table(header, rows) {
  const cells = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const right = header.map((_, column) => rows.every((row) => /^[\d.,×– ]*$/.test(row[column])));
  const line = (row) =>
    `| ${row.map((cell, column) => cell[right[column] ? "padStart" : "padEnd"](widths[column])).join(" | ")} |`;
  const rule = widths.map(
    (width, column) => `${"-".repeat(width + 1)}${right[column] ? ":" : "-"}`,
  );
  const [head, ...body] = cells.map(line);
  return [head, `|${rule.join("|")}|`, ...body].join("\n");
}

/** @param {number[]} numbers @returns {number} */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @returns {string} */
function machine() {
  let system = process.platform;
  try {
    system =
      readFileSync("/etc/os-release", "utf8").match(/^PRETTY_NAME="?([^"\n]+)/m)?.[1] ?? system;
  } catch {
    // Only Linux has this file; elsewhere the platform's name is used.
  }
  return `${cpus().length} cores, ${system}, Node ${process.versions.node}`;
}

/**
 * Replaces the results of a section, between its two comments.
 * @param {string} section
 * @param {string} command
 * @param {string} results
 * @param {{ runs?: number }} [options] `runs` is the number of runs of a median
 */
export function saveResults(section, command, results, { runs } = {}) {
  const report = readFileSync(REPORT, "utf8");
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [before, rest] = report.split(begin);
  if (!rest?.includes(end)) throw new Error(`docs/benchmarks.md has no section ${begin} … ${end}.`);
  const date = new Date().toISOString().slice(0, 10);
  const many = runs === undefined ? "" : `, median of ${runs}`;
  const head = `\`${command}\`, ${date}${many}; ${machine()}.`;
  const parts = [before, begin, "\n\n", head, "\n\n", results, "\n\n"];
  writeFileSync(REPORT, parts.join("") + rest.slice(rest.indexOf(end)));
  console.log(`Written to docs/benchmarks.md, section ${section}.`);
}

/** @param {number | undefined} value @param {number} base @returns {string} the quotient, like 1.5× */
export function ratio(value, base) {
  return value === undefined || !base
    ? "–"
    : `${(value / base).toFixed(value / base < 0.1 ? 3 : 1)}×`;
}
