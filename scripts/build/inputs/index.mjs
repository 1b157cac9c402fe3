/** Checks everything that people edit before anything is built from it: each mistake is one line, with file and field. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { ROOT } from "../../lib/paths.mjs";
import { outcome } from "../../lib/run.mjs";
import { userError } from "../../lib/userError.mjs";
import { jsonProblem, lineOf } from "./json.mjs";
import { missingPictures } from "./pictures.mjs";
import { settingsProblems } from "./settings.mjs";

/** The settings of a checkout: the environment, and the file `.env` under it. */
export const settings = (root = ROOT) => ({
  ...loadEnv("production", root, "VITE_"),
  ...process.env,
});

/** @param {string} root @returns {string[]} the JSON files below `data/` and `locales/` */
function documents(root) {
  return ["data", "locales"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.json$/.test(file) && !file.startsWith("studio"))
      .map((file) => join(folder, file)),
  );
}

/**
 * @param {string} problem that names file and field @param {(file: string) => string} read
 * @returns {string} with the line of the field
 */
export function withLine(problem, read) {
  const [, file, field, rest] =
    problem.match(/^((?:data|locales)\/[^:]+\.json): "?([^\s":]+)"?: (.*)$/s) ?? [];
  const line = file && lineOf(read(file), field);
  return line ? `${file}:${line}: ${field}: ${rest}` : problem;
}

const reader = (root) => (file) => readFileSync(join(root, file), "utf8");

/** @param {string} root of the repository @returns {string[]} mistakes in its JSON files */
export function documentProblems(root) {
  return documents(root).flatMap((file) => {
    const found = jsonProblem(reader(root)(file));
    return found ? [`${file}:${found.line}: ${found.problem}`] : [];
  });
}

/** @param {string} root of the repository @returns {string[]} what can be told of settings, JSON files and pictures at once */
export function inputProblems(root) {
  const found = [...settingsProblems(settings(root)), ...documentProblems(root)];
  const missing = () => missingPictures(root).map((line) => withLine(line, reader(root)));
  return found.length > 0 ? found : missing();
}

/**
 * Runs a program of this workspace that checks what people edit.
 * @param {string[]} args for `cargo run` @throws with its complaints, each with its line
 */
export async function runChecked(args) {
  const { code, output } = await outcome("cargo", ["run", "--quiet", "--package", ...args]);
  if (code !== 0) {
    const lines = output.trim().split("\n");
    throw userError(lines.map((line) => withLine(line, reader(ROOT))));
  }
}

/** @throws if a setting, a text or a fact breaks a rule */
export async function checkInputs() {
  const problems = inputProblems(ROOT);
  if (problems.length > 0) throw userError(problems);
  // Knows the keys, the markup and the facts.
  await runChecked(["content"]);
}
