/**
 * `node scripts/icons.mjs` makes the icons of the site from `data/pictures/icon.svg`, and the picture that stands for it
 * where a link is shared from the yard, into `data/icons/`. To be run when one of the two has changed.
 */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const data = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

await mkdir(data("icons"), { recursive: true });
for (const [name, size] of [
  ["icon-192", 192],
  ["icon-512", 512],
  ["apple-touch-icon", 180],
]) {
  await sharp(data("pictures/icon.svg"), { density: 960 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(data(`icons/${name}.png`));
}
await sharp(data("pictures/yard-1600.webp"))
  .resize(1200, 630, { fit: "cover" })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(data("icons/share.jpg"));
