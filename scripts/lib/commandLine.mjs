/** Options of a command. */
import { parseArgs } from "node:util";

/**
 * As `parseArgs` of Node, but an unknown option ends the command with one line instead of a stack.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function commandLine(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!String(error.code).startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
