/** Tools that only one script needs, in a separate project: installed once for each lock file. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { exclusively } from "./lock.mjs";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

const CACHE = join(ROOT, ".build/tools");

/**
 * @param {string} project folder with `package.json` and `package-lock.json`
 * @param {"ci" | "install"} [command] of npm: `install` for a lock file without the packages of other platforms
 * @param {string} [cache] folder of all of them
 * @returns {Promise<string>} a folder with its `node_modules`
 */
export async function installed(project, command = "ci", cache = CACHE) {
  const lock = await readFile(join(project, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const name = basename(project);
  const folder = join(cache, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  // Another command may want the same.
  await exclusively(`packages-${name}`, async () => {
    if (existsSync(folder)) return;
    await removeOlder(cache, name);
    await install(project, command, folder);
  });
  return folder;
}

/** Removes those of other lock files, which nothing asks for any more, and what was broken off. */
async function removeOlder(cache, name) {
  const others = new RegExp(`^${name}-[0-9a-f]{12}(\\.unfinished)?$`);
  const entries = await readdir(cache).catch(() => []);
  for (const entry of entries.filter((entry) => others.test(entry))) {
    await rm(join(cache, entry), { recursive: true, force: true });
  }
}

/** @param {string} project @param {string} command of npm @param {string} folder for it */
async function install(project, command, folder) {
  const name = relative(ROOT, project);
  console.log(`Installing the packages of ${name} (once) …`);
  const unfinished = `${folder}.unfinished`;
  await cp(project, unfinished, { recursive: true });
  try {
    await run("npm", [command, "--prefer-offline", "--no-audit", "--no-fund"], { cwd: unfinished });
  } catch {
    const error = new Error(
      `The packages of ${name} could not be installed; npm says why above. They are needed once, over the network.`,
    );
    // The stack of this call is of no use.
    error.stack = error.message;
    throw error;
  }
  await rename(unfinished, folder);
}
