import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSharePictures } from "../../scripts/build/share.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { outcome } from "../../scripts/lib/run.mjs";

let home;
const at = (...parts) => join(home, ...parts);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterEach(() => rm(home, { recursive: true }));

async function photograph(file, colour, width = 800, height = 600) {
  const image = sharp({ create: { width, height, channels: 3, background: colour } });
  await image.toFile(file);
}

/** @returns {Promise<number[]>} the colour in the middle of a picture */
async function middleOf(file) {
  const pixel = { left: 600, top: 315, width: 1, height: 1 };
  const [red, , blue] = await sharp(file).extract(pixel).raw().toBuffer();
  return [red, blue].map((part) => Math.round(part / 255));
}
const RED = [1, 0];
const BLUE = [0, 1];

/** A folder of data with a red dumper and a red crane, and the pictures of shared links from it. */
async function data() {
  await mkdir(at("data/pictures"), { recursive: true });
  await mkdir(at("data/photos"));
  for (const name of ["dumper", "crane"]) {
    await photograph(at(`data/pictures/${name}-800.webp`), "red");
  }
  const entry = { width: 800, height: 600, colour: "#ff0000" };
  const manifest = JSON.stringify({ dumper: entry, crane: entry });
  await writeFile(at("data/pictures/manifest.json"), manifest);
}
const share = (...names) =>
  makeSharePictures(names, { folder: at("share"), record: at("record.json"), data: at("data") });

test("the picture of a shared link follows its source, however old that is, and is made once", async () => {
  await data();
  await share("dumper", "crane");
  expect(await middleOf(at("share/dumper.jpg"))).toEqual(RED);
  const before = await stat(at("share/crane.jpg"));
  const file = at("data/photos/dumper.jpg");
  await photograph(file, "blue");
  await utimes(file, 0, 0);
  await share("dumper", "crane");
  expect(await middleOf(at("share/dumper.jpg"))).toEqual(BLUE);
  expect((await stat(at("share/crane.jpg"))).mtimeMs).toBe(before.mtimeMs);
});

test("pictures of shared links that no page names, or that were broken off, go", async () => {
  await data();
  await share("dumper", "crane");
  await writeFile(at("share/crane.jpg.unfinished"), "");
  await share("dumper");
  expect(await readdir(at("share"))).toEqual(["dumper.jpg"]);
});

test("a picture that a shared link needs and that is missing is named", async () => {
  await data();
  await rm(at("data/pictures/crane-800.webp"));
  await expect(share("dumper", "crane", "roller")).rejects.toThrow(
    [
      "data/pictures/crane-800.webp is missing: save a photograph as data/photos/crane.jpg and run npm run pictures",
      "data/pictures/roller-800.webp is missing: save a photograph as data/photos/roller.jpg and run npm run pictures",
    ].join("\n"),
  );
});

test("a photograph that is misspelt or too small is named, and nothing is written", async () => {
  await photograph(at("dumpr-3500.jpg"), "red");
  await photograph(at("trowel.png"), "red", 640, 480);
  await photograph(at("yard.jpg"), "red", 1600, 800);
  await photograph(at("dumper-3500.jpg"), "red");
  const before = await stat(join(ROOT, "data/pictures/dumper-3500-800.webp"));
  const { code, output } = await outcome("node", ["scripts/pictures/pictures.mjs", home]);
  const lines = output.trim().split("\n");
  expect(lines.map((line) => line.replace(/^.*\/(?=[\w-]+\.\w+: )/, ""))).toEqual([
    "dumpr-3500.jpg: no machine and no product has the id dumpr-3500; name it after one of data/machinery.json or data/shop.json",
    "trowel.png: 640 × 480 pixels are too few; take one of 800 × 600 or more",
    "yard.jpg: 1600 × 800 pixels are too few; take one of 1600 × 900 or more",
  ]);
  expect(code).toBe(1);
  const { mtimeMs } = await stat(join(ROOT, "data/pictures/dumper-3500-800.webp"));
  expect(mtimeMs).toBe(before.mtimeMs);
});

test("a file that is no usable photograph, damaged, or there twice is named, and nothing is written", async () => {
  const pictures = () => outcome("node", ["scripts/pictures/pictures.mjs", home]);
  const said = async () =>
    (await pictures()).output
      .trim()
      .split("\n")
      .map((line) => line.replace(/^.*\//, ""));
  await photograph(at("roller-650.jpg"), "red");
  await photograph(at("roller-650.png"), "red");
  await writeFile(at("rammer.HEIC"), "");
  expect(await said()).toEqual([
    "rammer.HEIC: no picture of a kind that can be used; save it as JPEG",
    "roller-650.jpg: there is another photograph of the same name; remove one",
  ]);
  await rm(at("roller-650.png"));
  await rm(at("rammer.HEIC"));
  const whole = await readFile(at("roller-650.jpg"));
  await writeFile(at("roller-650.jpg"), whole.subarray(0, whole.length / 2));
  await writeFile(at("rammer.jpg"), "no picture");
  expect(await said()).toEqual([
    "rammer.jpg: no picture, or a damaged one; copy it from the camera again",
    "roller-650.jpg: no picture, or a damaged one; copy it from the camera again",
  ]);
});

test("every picture of the site can be replaced by a photograph", async () => {
  const manifest = JSON.parse(await readFile(join(ROOT, "data/pictures/manifest.json"), "utf8"));
  // One pixel: only its size is wrong, not its name.
  for (const name of Object.keys(manifest)) await photograph(at(`${name}.png`), "red", 1, 1);
  const { output } = await outcome("node", ["scripts/pictures/pictures.mjs", home]);
  const lines = output.trim().split("\n");
  expect(lines).toHaveLength(Object.keys(manifest).length);
  expect(lines.filter((line) => !line.includes("pixels are too few"))).toEqual([]);
});
