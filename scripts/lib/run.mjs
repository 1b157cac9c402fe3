/** Finds and runs programs. */
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ROOT } from "./paths.mjs";

/** Programs installed by cargo win over older copies; wasm-pack searches npm's wasm-opt on PATH. */
export const PATH = [
  join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin"),
  join(ROOT, "node_modules", ".bin"),
  ...(process.env.PATH ?? "").split(delimiter),
];

/** Debian installs servers in folders that only root has on PATH. */
export const SYSTEM_PATH = [...PATH, "/usr/sbin"];

/**
 * Runs a command in the repository and stays silent unless it fails.
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ label?: string, quiet?: boolean } & import("node:child_process").SpawnOptions} [options]
 *   `label` names the step in one line with its time when it is done; `quiet` is for failures that the caller handles;
 *   the rest as for `spawn`, with `env` on top of this process's own
 * @returns {Promise<string>} its standard output; rejects if it fails, after printing all that it has said
 */
export async function run(command, args = [], { label, quiet = false, ...options } = {}) {
  const begun = performance.now();
  const { code, output, stdout } = await outcome(command, args, options);
  const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  if (code === 0) {
    if (label) console.log(`${label}: ${time}`);
    return stdout;
  }
  if (!quiet) console.error(output.trimEnd());
  const error = new Error(`${label ?? [command, ...args].join(" ")} failed after ${time}`);
  // The command has printed the error; the stack of this call is of no use.
  error.stack = error.message;
  throw error;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ input?: string } & import("node:child_process").SpawnOptions} [options] `input` is what the command reads
 * @returns {Promise<{ code: number, output: string, stdout: string }>} code 127, as in a shell, when there is no such
 *   command; `output` is for people, with the standard error in its place, `stdout` for programs
 */
export function outcome(command, args, { input, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
      ...options,
      env: { ...process.env, PATH: PATH.join(delimiter), ...options.env },
    });
    // A command that ends before it has read all says why itself.
    child.stdin?.on("error", () => {}).end(input);
    let output = "";
    let stdout = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
        if (stream === child.stdout) stdout += text;
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: error.message, stdout: "" }));
    child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}

/** @param {string} command @param {string[]} [folders] @param {number} [mode] @returns {boolean} */
export function isThere(command, folders = PATH, mode = constants.X_OK) {
  return folders.some((folder) => {
    try {
      accessSync(join(folder, command), mode);
      return true;
    } catch {
      return false;
    }
  });
}

/** @returns {Promise<string>} the first version number that `command --version` prints, or nothing */
export async function versionOf(command) {
  const { code, output } = await outcome(command, ["--version"]);
  return (code === 0 && output.match(/\d+(\.\d+)+/)?.[0]) || "";
}
