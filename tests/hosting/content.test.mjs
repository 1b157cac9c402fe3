/** What the built site holds, whoever serves it. */
import assert from "node:assert/strict";
import { readdir, readFile, readlink } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { BUILD, DIST } from "../../scripts/lib/paths.mjs";

const json = async (file) => JSON.parse(await readFile(file, "utf8"));
const files = await readdir(DIST, { recursive: true });
const contentOf = (path) => readFile(join(DIST, path));

test("a copied checkout publishes its own files", async () => {
  for (const name of ["shop.json", "pictures"]) {
    assert.ok(!isAbsolute(await readlink(join(BUILD, "public", name))), name);
  }
});

test("a shared link of any page has a picture of its size and words for it", async () => {
  const { origin } = new URL(
    (await json(new URL("../../data/company.json", import.meta.url))).site,
  );
  const heads = await json(join(BUILD, "heads.json"));
  const named = new Map();
  for (const [address, { open_graph: graph }] of Object.entries(heads)) {
    const head = Object.fromEntries(graph);
    assert.ok(head["og:image"].startsWith(`${origin}/`), address);
    assert.ok(head["og:image:alt"].length > 3, address);
    named.set(new URL(head["og:image"]).pathname, head);
  }
  assert.equal(named.size, 1 + 17 + 6);
  for (const [path, head] of named) {
    const { format, width, height } = await sharp(await contentOf(path)).metadata();
    const stated = [head["og:image:width"], head["og:image:height"]];
    assert.deepEqual([String(width), String(height)], stated, path);
    assert.equal(format, "jpeg", path);
  }
});

test("the icon that browsers ask for by themselves is one, in three sizes", async () => {
  const icon = await contentOf("/favicon.ico");
  assert.deepEqual([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)], [0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const [length, offset] = [icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)];
    const { format, width, height } = await sharp(
      icon.subarray(offset, offset + length),
    ).metadata();
    assert.deepEqual([icon[entry], format, width, height], [size, "png", size, size]);
  }
});

test("no page needs what the policy forbids: styles and handlers in attributes", async () => {
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(join(DIST, file), "utf8");
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    const forbidden = tags.filter((tag) => /\s(?:style|on[a-z]+)=/i.test(tag));
    assert.deepEqual(forbidden, [], file);
  }
});
