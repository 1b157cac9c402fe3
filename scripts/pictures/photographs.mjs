/** The company's photographs: each has the name of the machine or product that it shows. */
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";

/** @param {string} folder @returns {Promise<Map<string, string>>} the file of each name */
export async function photographsOf(folder) {
  const files = (await readdir(folder).catch(() => [])).filter((file) =>
    /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file),
  );
  return new Map(files.sort().map((file) => [parse(file).name, join(folder, file)]));
}
