/**
 * Creates the picture set of the site from photographs: `npm run pictures -- [folder]`.
 *
 * Every file of the folder (by default `data/photos/`) becomes `data/pictures/<name>-100`, `-200`, `-400` and `-800` as
 * AVIF and WebP (the yard `-480`, `-800` and `-1600`, and for phones `-upright-480`), and an entry of
 * `data/pictures/manifest.json`: intrinsic size and a placeholder colour. A company replaces a picture by dropping a photograph of the same name there.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import sharp from "sharp";
import { documentProblems } from "../build/inputs/index.mjs";
import { commandLine } from "../lib/commandLine.mjs";
import { exclusively } from "../lib/lock.mjs";
import { ROOT } from "../lib/paths.mjs";
import { photographsOf, uselessFiles } from "./photographs.mjs";

const DATA = join(ROOT, "data");

/**
 * Cards are 4:3; the yard behind the titles is as wide as the screen, and under a dark overlay. `upright` is a part
 * at 2:3 that phones show on the home page, and where it is: 0 is the left edge, 1 the right one, as in `object-position`
 * of the whole (`app/styles/components/banner.css`). With fewer pixels than the banner has on a phone, the video over it
 * would be the largest paint.
 */
const SHAPES = {
  yard: {
    widths: [480, 800, 1600],
    ratio: 9 / 16,
    quality: { avif: 38, webp: 60 },
    upright: { width: 480, position: 0.6, quality: 28 },
  },
};
const CARD = { widths: [200, 400, 800], ratio: 3 / 4, quality: { avif: 52, webp: 74 } };
/** In the index of all categories, where a page has seventeen of them. */
const THUMBNAIL = { widths: [100], ratio: 3 / 4, quality: { avif: 46, webp: 66 } };

const shapeOf = (name) => SHAPES[name] ?? CARD;
const largest = ({ widths, ratio }) => {
  const width = widths[widths.length - 1];
  return { width, height: Math.round(width * ratio) };
};

const json = async (file) => JSON.parse(await readFile(file, "utf8"));

/** @returns {Promise<Set<string>>} the names of all pictures that can be photographs */
async function known() {
  const { categories } = await json(join(DATA, "machinery.json"));
  const machines = categories.flatMap((category) => category.machines.map(({ id }) => id));
  const products = Object.values(await json(join(DATA, "shop.json"))).flat();
  const shown = products.map(({ foto }) => foto?.match(/^\/pictures\/(.+)-\d+\.\w+$/)?.[1]);
  return new Set([...Object.keys(SHAPES), ...machines, ...shown]);
}

/** @param {string} file @returns {Promise<{ width: number, height: number } | undefined>} none if it cannot be read whole */
async function sizeOf(file) {
  try {
    // `stats()` reads the file too, but on a busy machine it lost the error of a truncated one now and then.
    await sharp(file, { failOn: "truncated" }).resize(16, 16, { fit: "fill" }).toBuffer();
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** @param {Map<string, string>} photographs @returns {Promise<string[]>} what is wrong with them, one line each */
async function problemsOf(photographs) {
  const names = await known();
  const found = await Promise.all(
    [...photographs].map(async ([name, file]) => {
      const shown = relative(ROOT, file);
      if (!names.has(name)) {
        return `${shown}: no machine and no product has the id ${name}; name it after one of data/machinery.json or data/shop.json`;
      }
      const size = await sizeOf(file);
      if (!size) return `${shown}: no picture, or a damaged one; copy it from the camera again`;
      const { width, height } = size;
      const least = largest(shapeOf(name));
      return width < least.width || height < least.height
        ? `${shown}: ${width} × ${height} pixels are too few; take one of ${least.width} × ${least.height} or more`
        : undefined;
    }),
  );
  return found.filter((problem) => problem !== undefined);
}

/** Writes the upright part of a picture, for browsers that know AVIF. */
async function makeUpright({ width, position, quality }, ratio, image, file) {
  const height = width * 1.5;
  const whole = Math.round(height / ratio);
  await image
    .clone()
    .resize(whole, height, { fit: "cover" })
    .extract({ left: Math.round((whole - width) * position), top: 0, width, height })
    .avif({ quality, effort: 4 })
    .toFile(file);
}

/** Writes an image in each width of a shape. */
async function makeWidths(name, image, { widths, ratio, quality }, target) {
  for (const width of widths) {
    const sized = image.clone().resize(width, Math.round(width * ratio), { fit: "cover" });
    await sized
      .clone()
      .avif({ quality: quality.avif, effort: 4 })
      .toFile(join(target, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: quality.webp, effort: 6 })
      .toFile(join(target, `${name}-${width}.webp`));
  }
}

/** Writes the files of a picture. @returns {Promise<object>} its entry in the manifest */
async function make(name, file, target) {
  const shape = shapeOf(name);
  const { ratio, upright } = shape;
  const image = sharp(file).rotate();
  if (upright) {
    await makeUpright(upright, ratio, image, join(target, `${name}-upright-${upright.width}.avif`));
  }
  await makeWidths(name, image, shape, target);
  if (shape === CARD) {
    await makeWidths(name, image, THUMBNAIL, target);
  }
  const { dominant } = await image.clone().resize(32).stats();
  const colour = [dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, "0"));
  return { ...largest(shape), colour: `#${colour.join("")}` };
}

/** @param {Map<string, string>} photographs @param {string} target */
async function makeAll(photographs, target) {
  const manifestFile = join(target, "manifest.json");
  await mkdir(target, { recursive: true });
  const manifest = await json(manifestFile).catch(() => ({}));
  for (const [name, file] of photographs) {
    manifest[name] = await make(name, file, target);
    console.log(name);
  }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

function stopFor(problems) {
  if (problems.length === 0) return;
  console.error(problems.join("\n"));
  process.exit(1);
}

const { positionals } = commandLine({ allowPositionals: true });
const [source = "data/photos"] = positionals;
const photographs = await photographsOf(resolve(ROOT, source));
stopFor((await uselessFiles(resolve(ROOT, source))).map((problem) => join(source, problem)));
if (photographs.size === 0) {
  stopFor([`No photograph in ${source}. Put one there, named after the picture it replaces.`]);
}
stopFor(documentProblems(ROOT));
stopFor(await problemsOf(photographs));
// A build copies them.
await exclusively("build", () => makeAll(photographs, join(DATA, "pictures")));
