/**
 * Creates the picture set of the site from photographs: `npm run pictures -- [folder]`.
 *
 * Every file of the folder (by default `data/photos/`) becomes `data/pictures/<name>-200`, `-400` and
 * `-800` as AVIF and WebP, and an entry of `data/pictures/manifest.json`: intrinsic size and a placeholder colour. A
 * company replaces a picture by dropping a photograph of the same name there.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = process.argv[2] ?? join(root, "data/photos");
const target = join(root, "data/pictures");
const manifestFile = join(target, "manifest.json");

/** Cards are 4:3; the yard behind the titles is as wide as the screen, and under a dark overlay. */
const SHAPES = {
  yard: { widths: [480, 800, 1600], ratio: 9 / 16, quality: { avif: 38, webp: 60 } },
};
const CARD = { widths: [200, 400, 800], ratio: 3 / 4, quality: { avif: 52, webp: 74 } };

async function make(file) {
  const { name } = parse(file);
  const { widths, ratio, quality } = SHAPES[name] ?? CARD;
  const image = sharp(join(source, file)).rotate();
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
  const { dominant } = await image.clone().resize(32).stats();
  const colour = [dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, "0"));
  const width = widths[widths.length - 1];
  return [name, { width, height: Math.round(width * ratio), colour: `#${colour.join("")}` }];
}

const files = (await readdir(source).catch(() => [])).filter((file) =>
  /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file),
);
if (files.length === 0) {
  console.error(`No photograph in ${source}. Put one there, named after the picture it replaces.`);
  process.exit(1);
}
await mkdir(target, { recursive: true });
const manifest = JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
for (const file of files.sort()) {
  const [name, entry] = await make(file);
  manifest[name] = entry;
  console.log(name);
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
