/**
 * `npm run icons` creates the icons of the site from `data/pictures/icon.svg`, the default picture of shared links from the
 * yard, and the screenshots of the manifest from the site, which it builds first, in `data/icons/`. To be run after a change
 * of one of them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { launch } from "../lib/browser.mjs";
import { at } from "../lib/paths.mjs";
import { startServer } from "../serve/serve.mjs";

const data = (name) => at(`data/${name}`);

const icon = (size) =>
  sharp(data("pictures/icon.svg"), { density: 960 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file of these sizes: a directory, then the PNG of each. */
async function iconFile(sizes) {
  const images = await Promise.all(sizes.map(icon));
  const head = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  let offset = head.length + 16 * sizes.length;
  const entries = images.map((image, index) => {
    const entry = Buffer.alloc(16);
    entry.set([sizes[index], sizes[index], 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images]);
}

await mkdir(data("icons"), { recursive: true });
for (const [name, size] of [
  ["icon-192", 192],
  ["icon-512", 512],
  ["apple-touch-icon", 180],
]) {
  await writeFile(data(`icons/${name}.png`), await icon(size));
}
await writeFile(data("icons/favicon.ico"), await iconFile([16, 32, 48]));
await sharp(data("pictures/yard-1600.webp"))
  .resize(1200, 630, { fit: "cover" })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(data("icons/share.jpg"));

/** What browsers show before they install the site: in the sizes that the manifest names. */
const SCREENSHOTS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

const site = await startServer({ port: 0 });
const browser = await launch();
try {
  for (const [name, options] of Object.entries(SCREENSHOTS)) {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(site.url, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(data(`icons/screenshot-${name}.jpg`));
    await context.close();
  }
} finally {
  await Promise.all([browser.close(), site.close()]);
}
