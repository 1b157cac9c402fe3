/** Tools that only one script needs, in a separate project: installed once for each lock file. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { ROOT } from "./paths.mjs";
import { run } from "./run.mjs";

const CACHE = join(ROOT, ".build/tools");

/**
 * @param {string} project folder with `package.json` and `package-lock.json`
 * @param {"ci" | "install"} [command] of npm: `install` for a lock file without the packages of other platforms
 * @returns {Promise<string>} a folder with its `node_modules`
 */
export async function installed(project, command = "ci") {
  const lock = await readFile(join(project, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const folder = join(CACHE, `${basename(project)}-${hash}`);
  if (existsSync(folder)) return folder;
  const name = relative(ROOT, project);
  console.log(`Installing the packages of ${name} (once) …`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
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
  return folder;
}
