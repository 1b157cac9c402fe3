/** `npm run release`: the build meant for publishing. It refuses example values and missing keys, and lists them. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { run } from "../lib/run.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Example values: the reserved domains of RFC 2606, the words for "example", and numbers of zeros. */
const EXAMPLE = /\bexample\b|\bejemplo\b|^(?:\D*0){5,}|(?:\b0+\b.*){2}|00000/i;

/** The form cannot send without these. */
const KEYS = ["VITE_SEND_PUBLIC_KEY", "VITE_SEND_SERVICE", "VITE_SEND_TEMPLATE"];

/**
 * Reasons not to publish a site, one line each.
 * @param {unknown} company content of `data/company.json`
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function obstacles(company, env) {
  const found = [];
  const search = (value, path) => {
    if (typeof value === "string" && EXAMPLE.test(value)) {
      found.push(`data/company.json, ${path}: "${value}" is an example value`);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value))
        search(part, path ? `${path}.${name}` : name);
    }
  };
  search(company, "");
  for (const key of KEYS) {
    if (!env[key]) found.push(`${key} is not set`);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loadEnv } = await import("vite");
  const env = { ...loadEnv("production", root, "VITE_"), ...process.env };
  const company = JSON.parse(
    await readFile(new URL("../../data/company.json", import.meta.url), "utf8"),
  );
  const found = obstacles(company, env);
  if (found.length > 0) {
    console.error(`Not ready to be published:\n${found.map((line) => `  ${line}`).join("\n")}`);
    process.exit(1);
  }
  console.log(
    await run("node", ["scripts/build/build.mjs"], { cwd: root, label: "building for release" }),
  );
}
