import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Labels of the form's fields; other parts are shown with their names. */
const LABELS = new Map([
  ["user_name", "Name or company"],
  ["user_email", "E-mail"],
  ["user_number", "Phone number"],
  ["user_machinery", "Machine"],
  ["user_city", "City and town"],
  ["user_rentalDate", "Rental date"],
  ["user_rentalDays", "Rental days"],
  ["user_comments", "Additional information"],
]);

/** @param {string} name @returns {string} */
export const labelOf = (name) => LABELS.get(name) ?? name;

/**
 * Letters and digits only, so that any machine name is a file name inside the folder.
 * @param {[string, string][]} parts
 * @param {string} at ISO time; a colon is not allowed in a file name on every system
 */
export function fileName(parts, at) {
  const machine = (parts.find(([name]) => name === "user_machinery")?.[1] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "")
    .toLowerCase();
  return `${at.replaceAll(":", "-")}-${machine || "unnamed"}.txt`;
}

/**
 * One line per part, in the order received. Only the comments, which are last, keep their line breaks, so that no text
 * can imitate another field.
 * @param {[string, string][]} parts
 */
export function fileText(parts) {
  const isComment = (/** @type {[string, string]} */ [name]) => name === "user_comments";
  const lines = parts
    .filter((part) => !isComment(part))
    .map(([name, value]) => `${oneLine(labelOf(name))}: ${oneLine(value)}`);
  const comments = parts
    .filter(isComment)
    .map(([name, value]) => `${labelOf(name)}: ${value.replace(/\r\n?/g, "\n")}`);
  return `${[...lines, ...comments].join("\n")}\n`;
}

/** @param {string} text */
const oneLine = (text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");

/**
 * @param {string} folder
 * @param {[string, string][]} parts
 * @param {string} at
 * @returns {Promise<string>} the name of the file written
 */
export async function keepQuote(folder, parts, at) {
  await mkdir(folder, { recursive: true });
  for (let copy = 1; ; copy += 1) {
    const name = fileName(parts, at).replace(/\.txt$/, copy === 1 ? ".txt" : `-${copy}.txt`);
    try {
      await writeFile(join(folder, name), fileText(parts), { flag: "wx" });
      return name;
    } catch (error) {
      // Two requests for the same machine within one millisecond get two files.
      if (error.code !== "EEXIST") throw error;
    }
  }
}
