/** The company's photographs: each has the name of the machine or product that it shows. */
import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";

const USABLE = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** @param {string} folder @returns {Promise<string[]>} its files, but for hidden ones */
async function filesOf(folder) {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => !file.startsWith(".")).sort();
}

/** @param {string} folder @returns {Promise<Map<string, string>>} the file of each name */
export async function photographsOf(folder) {
  const files = (await filesOf(folder)).filter((file) => USABLE.test(file));
  return new Map(files.map((file) => [parse(file).name, join(folder, file)]));
}

/** @param {string} folder @returns {Promise<string[]>} files that are no photograph of their own, one line each */
export async function uselessFiles(folder) {
  const files = await filesOf(folder);
  const used = [...(await photographsOf(folder)).values()];
  return files
    .filter((file) => !used.includes(join(folder, file)))
    .map((file) =>
      USABLE.test(file)
        ? `${file}: there is another photograph of the same name; remove one`
        : `${file}: no picture of a kind that can be used; save it as JPEG`,
    );
}
