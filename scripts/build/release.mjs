/** `npm run release`: the build meant for publishing. It refuses example values and missing keys, and lists them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { commandLine } from "../lib/commandLine.mjs";
import { isMain } from "../lib/isMain.mjs";
import { ROOT } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";
import { isThisMachine } from "../lib/thisMachine.mjs";
import { inputProblems, settings } from "./inputs/index.mjs";

/** The values with which this repository comes: exactly these, as a company may be called Ejemplo. */
const EXAMPLES = new Set([
  "https://www.example.com",
  "Bancal",
  "Bancal Alquiler de Maquinaria, S. L.",
  "B00000000",
  "Registro Mercantil de Alicante, tomo 0000, folio 000, hoja A-00000",
  "Calle del Ejemplo, 1",
  "00000",
  "Villa del Ejemplo",
  "hola@example.com",
  "+34 000 000 001",
  "+34 000 000 002",
  "+34 000 000 003",
  "+34 000 000 004",
  "Autoescuela Ejemplo",
  "https://escuela.example.com",
  "Fondo europeo de ejemplo",
  "Plan nacional de ejemplo",
  "Ministerio de ejemplo",
  "Gobierno autonómico de ejemplo",
  "Agencia de la energía de ejemplo",
]);

/** Domains that nobody can have, RFC 2606. */
const RESERVED =
  /(?:^|[@./])(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid|localhost))$/i;

/** What the site says of these, or in its texts, is true only if the company has looked at it. */
const TO_CONFIRM = ["provider", "serverLogDays", "texts", "pictures"];

/** The form cannot send without these. */
const KEYS = ["VITE_SEND_PUBLIC_KEY", "VITE_SEND_SERVICE", "VITE_SEND_TEMPLATE"];

/**
 * Reasons not to publish a site, one line each.
 * @param {unknown} company content of `data/company.json`
 * @param {Record<string, string | undefined>} env
 * @param {string[]} [allowed] fields whose value is the company's own, although it looks like an example
 * @returns {string[]}
 */
export function obstacles(company, env, allowed = []) {
  const found = [];
  const fields = new Set(["VITE_SHOP_URL"]);
  const search = (value, path) => {
    fields.add(path);
    if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) {
        const inner = Array.isArray(value) ? `[${name}]` : `.${name}`;
        search(part, path ? path + inner : name);
      }
    } else if ((EXAMPLES.has(value) || RESERVED.test(value)) && !allowed.includes(path)) {
      found.push(`data/company.json, ${path}: "${value}" is an example value`);
    }
  };
  search(company, "");
  for (const field of allowed.filter((name) => !fields.has(name))) {
    found.push(`--allow ${field}: data/company.json has no such field`);
  }
  for (const name of (company.confirmed ?? []).filter((name) => !TO_CONFIRM.includes(name))) {
    found.push(`data/company.json, confirmed: "${name}" is none of ${TO_CONFIRM.join(", ")}`);
  }
  for (const field of TO_CONFIRM.filter((name) => !company.confirmed?.includes(name))) {
    found.push(`data/company.json, confirmed: does not list "${field}", see docs/going-live.md`);
  }
  if (/^https?:/.test(env.VITE_SHOP_URL ?? "") && !allowed.includes("VITE_SHOP_URL")) {
    found.push(
      "VITE_SHOP_URL is on another host: the legal pages say that nothing is loaded from others",
    );
  }
  for (const name of ["VITE_SEND_ENDPOINT", "VITE_SHOP_URL"]) {
    if (isThisMachine(env[name] ?? "")) found.push(`${name} is an address of this machine`);
  }
  for (const key of KEYS) {
    if (!env[key]) found.push(`${key} is not set`);
  }
  return found;
}

/** @param {string[]} lines @returns {never} */
function refuse(...lines) {
  console.error(lines.join("\n"));
  process.exit(1);
}

if (isMain(import.meta.url)) {
  const { values } = commandLine({
    options: { allow: { type: "string", multiple: true, default: [] } },
  });
  const problems = inputProblems(ROOT);
  if (problems.length > 0) refuse(...problems);
  const company = JSON.parse(await readFile(join(ROOT, "data/company.json"), "utf8"));
  const found = obstacles(company, settings(), values.allow);
  if (found.length > 0) {
    refuse(
      "Not ready to be published:",
      ...found.map((line) => `  ${line}`),
      "An example value that is the company's own: npm run release -- --allow FIELD",
    );
  }
  const build = ["scripts/build/build.mjs", "--release"];
  console.log("Building for release, which takes some minutes …");
  // The build has said what is wrong.
  console.log(
    await run("node", build, {
      label: "building for release",
      // Its warnings are for whoever publishes.
      stdio: ["ignore", "pipe", "inherit"],
    }).catch(({ message }) => refuse(message)),
  );
  console.log(
    "docs/going-live.md lists what only the company can say: read it before you publish.",
  );
}
