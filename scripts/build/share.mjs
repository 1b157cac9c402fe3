/** The pictures that stand for a page where its link is shared: made by the build, so that the repository has none. */
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const data = (...parts) =>
  fileURLToPath(new URL(["../../data", ...parts].join("/"), import.meta.url));

const SIZE = { width: 1200, height: 630 };

/**
 * Makes `<folder>/<name>.jpg` of each picture, from the company's photograph where there is one: the whole picture, on
 * its own colour. A file that is newer than its source stays.
 * @param {Iterable<string>} names of pictures in `data/pictures`
 * @param {string} folder
 */
export async function makeSharePictures(names, folder) {
  const colours = JSON.parse(await readFile(data("pictures/manifest.json"), "utf8"));
  const photographs = await readdir(data("photos")).catch(() => []);
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const photograph = photographs.find((file) => parse(file).name === name);
    const source = photograph ? data("photos", photograph) : data("pictures", `${name}-800.webp`);
    const target = join(folder, `${name}.jpg`);
    if ((await changed(target)) > (await changed(source))) continue;
    await sharp(source)
      .rotate()
      .resize({ ...SIZE, fit: "contain", background: colours[name].colour })
      .flatten({ background: colours[name].colour })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(target);
  }
}

/** @param {string} file @returns {Promise<number>} when; 0 where there is none */
async function changed(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.mtimeMs ?? 0;
}
