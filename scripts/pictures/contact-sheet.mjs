/**
 * `npm run contact-sheet` arranges all pictures of the manifest with their names in `.screenshots/pictures-<n>.png`, to
 * be compared with each other.
 */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { at } from "../lib/paths.mjs";

const pictures = at("data/pictures");
const target = at(".screenshots");

const COLUMNS = 6;
const ROWS = 5;
const TILE = { width: 320, height: 240 };
const LABEL = 20;

async function tile(name, { width }) {
  const picture = await sharp(join(pictures, `${name}-${width}.webp`))
    .resize({ ...TILE, fit: "contain", background: "white" })
    .toBuffer();
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${LABEL}">
      <text x="6" y="15" font-family="sans-serif" font-size="13">${name}</text>
    </svg>`,
  );
  return [picture, label];
}

async function sheet(entries, file) {
  const tiles = await Promise.all(entries.map(([name, entry]) => tile(name, entry)));
  const rows = Math.ceil(entries.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * TILE.width,
      height: rows * (TILE.height + LABEL),
      channels: 3,
      background: "white",
    },
  })
    .composite(
      tiles.flatMap(([picture, label], index) => {
        const left = (index % COLUMNS) * TILE.width;
        const top = Math.floor(index / COLUMNS) * (TILE.height + LABEL);
        return [
          { input: picture, left, top },
          { input: label, left, top: top + TILE.height },
        ];
      }),
    )
    .png()
    .toFile(file);
  console.log(file);
}

const manifest = JSON.parse(await readFile(join(pictures, "manifest.json"), "utf8"));
const entries = Object.entries(manifest);
await mkdir(target, { recursive: true });
for (let start = 0; start < entries.length; start += COLUMNS * ROWS) {
  const file = join(target, `pictures-${start / (COLUMNS * ROWS) + 1}.png`);
  await sheet(entries.slice(start, start + COLUMNS * ROWS), file);
}
