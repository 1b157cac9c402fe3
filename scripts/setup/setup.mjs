/**
 * Brings what a task needs: `node scripts/setup/setup.mjs build`, `… test` and so on. Silent when all is there.
 * npm scripts call it before node_modules exists: nothing but Node's own modules here, and in what it imports.
 */
import { exclusively } from "../lib/lock.mjs";
import { TOOLS } from "./tools.mjs";

/** @param {import("./tools.mjs").Tool[]} tools one that cannot be had ends the process with a sentence saying what to do */
async function ensure(tools) {
  if ((await missing(tools)).length > 0) {
    // Two commands at once on a fresh clone: the second finds what the first has installed.
    await exclusively("setup", async () => install(await missing(tools)));
  }
}

/** @param {import("./tools.mjs").Tool[]} tools */
async function missing(tools) {
  const there = await Promise.all(tools.map((tool) => tool.isThere()));
  return tools.filter((_, index) => !there[index]);
}

/** @param {import("./tools.mjs").Tool[]} tools */
async function install(tools) {
  for (const tool of tools) {
    if (!tool.install) giveUp(`${tool.name} is needed: ${tool.byHand}.`);
    console.log(`Installing ${tool.name}${tool.patience ? ` (${tool.patience})` : ""} …`);
    try {
      await tool.install();
    } catch (error) {
      giveUp(`${tool.name} could not be installed (${error.message}): ${tool.byHand}.`);
    }
    if (!(await tool.isThere())) {
      giveUp(`${tool.name} was installed but is not found: ${tool.byHand}.`);
    }
  }
}

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

const toolsFor = TOOLS[process.argv[2]];
if (!toolsFor)
  giveUp(`Say what to prepare for: node scripts/setup/setup.mjs ${Object.keys(TOOLS).join(", ")}.`);
await ensure(toolsFor());
