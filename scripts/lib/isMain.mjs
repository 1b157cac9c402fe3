/** Uses only Node's own modules. */
import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Node names the script as it was typed, maybe by a symbolic link, and modules by their real path. What it names need
 * not exist: after `node -e` it is the first argument.
 * @param {string} url `import.meta.url` of a module @returns {boolean} whether it is the script that Node was started with
 */
export function isMain(url) {
  const [, script = ""] = process.argv;
  return existsSync(script) && realpathSync(script) === fileURLToPath(url);
}
