/**
 * `npm run audit`: licences, bans and sources of the core's packages, and known vulnerabilities of all packages. The
 * servers for these may be unreachable, which is reported; only findings fail.
 */
import { spawnSync } from "node:child_process";

/** @returns {{ ok: boolean, output: string }} and prints the output */
function look(command, args) {
  console.log(`— ${[command, ...args].join(" ")}`);
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  const output = `${stdout}${stderr}`.trim();
  console.log(`${output}\n`);
  return { ok: status === 0, output };
}

const rules = look("cargo", ["deny", "--locked", "check", "licenses", "bans", "sources"]);
const unanswered = [];

const advisories = look("cargo", ["deny", "--locked", "check", "advisories"]);
const noDatabase =
  !advisories.ok && /failed to (fetch|load) advisory database/.test(advisories.output);
if (noDatabase) unanswered.push("RustSec's database");

const packages = look("npm", ["audit"]);
const noEndpoint = !packages.ok && /audit endpoint returned an error/.test(packages.output);
if (noEndpoint) unanswered.push("npm's audit");

if (unanswered.length > 0) console.log(`Not answered: ${unanswered.join(", ")}.`);
if (!(rules.ok && (advisories.ok || noDatabase) && (packages.ok || noEndpoint))) {
  process.exitCode = 1;
}
