/**
 * Installs the tools of a task: `node scripts/setup/setup.mjs build`, `… test` and so on. Prints nothing if all are
 * installed. Runs before node_modules exists, so it and its imports use only Node's own modules.
 */
import { accessSync, constants, existsSync } from "node:fs";
import { homedir } from "node:os";
import { dirname } from "node:path";
import { exclusively } from "../lib/lock.mjs";
import { apt, TOOLS } from "./tools.mjs";

/** @param {import("./tools.mjs").Tool[]} tools a missing tool that cannot be installed ends the process with instructions */
async function ensure(tools) {
  if ((await missing(tools)).length > 0) {
    // Of two commands at once on a fresh clone, the second finds the tools of the first.
    await exclusively("setup", async () => install(await missing(tools)));
  }
}

/** @param {import("./tools.mjs").Tool[]} tools */
async function missing(tools) {
  const installed = await Promise.all(tools.map((tool) => tool.isThere()));
  return tools.filter((_, index) => !installed[index]);
}

/** Cargo and npm keep what they load below HOME, and say nothing useful where they may not. */
function checkHome() {
  const folder = process.env.CARGO_HOME ?? homedir();
  try {
    accessSync(existsSync(folder) ? folder : dirname(folder), constants.W_OK);
  } catch {
    giveUp(
      `${folder} cannot be written: set HOME, or CARGO_HOME and npm_config_cache, to a folder of yours.`,
    );
  }
}

/** @param {import("./tools.mjs").Tool[]} tools */
async function install(tools) {
  checkHome();
  // Debian's packages need nothing from Cargo and npm, nor these from them.
  await Promise.all([
    installInOrder(tools.filter(({ packages }) => !packages)),
    installInOrder(tools.filter(({ packages }) => packages)),
  ]);
}

/** @param {import("./tools.mjs").Tool[]} tools each may need those before it */
async function installInOrder(tools) {
  for (const tool of tools) {
    const { packages, install = packages && (() => apt(packages)) } = tool;
    if (!install) giveUp(`${tool.name} is needed: ${tool.byHand}.`);
    console.log(`Installing ${tool.name}${tool.duration ? ` (${tool.duration})` : ""} …`);
    try {
      await install();
    } catch (error) {
      giveUp(`${tool.name} could not be installed (${error.message}): ${tool.byHand}.`);
    }
    if (!(await tool.isThere())) {
      giveUp(`${tool.name} was installed but is not found: ${tool.byHand}.`);
    }
  }
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

const toolsFor = TOOLS[process.argv[2]];
if (!toolsFor)
  giveUp(`Say what to prepare for: node scripts/setup/setup.mjs ${Object.keys(TOOLS).join(", ")}.`);
await ensure(toolsFor());
