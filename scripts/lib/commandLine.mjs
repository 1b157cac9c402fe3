/** Options of a command: a wrong one ends it with one line, before it does anything. */
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
    refuse(error.message);
  }
}

/**
 * @param {Record<string, any>} values of options, as `commandLine` returns them
 * @param {string} name of one that takes a whole number
 * @param {number} [least]
 * @returns {number | undefined} nothing if it is not given
 */
export function wholeNumber(values, name, least = 1) {
  if (values[name] === undefined) return undefined;
  const number = Number(values[name]);
  // "07" and "1e3" are typing mistakes rather than numbers.
  if (String(number) === values[name] && Number.isSafeInteger(number) && number >= least) {
    return number;
  }
  refuse(`--${name} takes whole numbers from ${least} on, and not ${values[name]}.`);
}

/**
 * @param {string} name of an option @param {string[]} given values of it @param {string[]} known
 */
export function oneOf(name, given, known) {
  const unknown = given.filter((value) => !known.includes(value));
  if (unknown.length > 0) {
    refuse(`--${name} takes any of ${known.join(", ")}, and not ${unknown.join(", ")}.`);
  }
}

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem);
  process.exit(2);
}
