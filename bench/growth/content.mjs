/** Replaces the content of a repository by a multiple of it. */
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CODES } from "../../scripts/lib/languages.mjs";

const CATALOGUE = "data/machinery.json";
const GENERATED = "generated.json";
/** Not texts: their copies would be the same words twice. */
const TRADE_WORDS = "search.json";

/** Texts with placeholders of their own, which the build accepts under their own names only. */
const FILLED = new Set(
  Object.keys(
    JSON.parse(readFileSync(new URL("../../locales/placeholders.json", import.meta.url), "utf8")),
  ),
);

/** Functions that multiply one kind of content. */
export const GROWTH = {
  /** Multiplies the machines in each category. */
  catalogue({ catalogue, locales }, times) {
    for (const category of catalogue.categories) {
      category.machines = copies(times).flatMap((copy) =>
        category.machines.map((machine) => copyMachine(machine, copy, locales)),
      );
    }
  },

  /** Multiplies the texts. No view uses the new ones, but they are loaded, numbered and looked up like all others. */
  texts({ locales }, times) {
    for (const locale of locales.values()) {
      for (const [key, text] of Object.entries(locale.original)) {
        if (FILLED.has(key)) continue;
        for (const copy of copies(times).slice(1)) locale.generated[`more-${copy}.${key}`] = text;
      }
    }
  },

  /** Multiplies the pages: categories of one machine, each with two addresses in every language. */
  pages({ catalogue, locales }, times, pages) {
    const originals = [...catalogue.categories];
    const additional = pages * (times - 1);
    for (let number = 0; number < additional; number += 1) {
      const copy = Math.floor(number / originals.length) + 2;
      catalogue.categories.push(copyCategory(originals[number % originals.length], copy, locales));
    }
  },
};

const copies = (times) => Array.from({ length: times }, (_, index) => index + 1);

const named = (id, copy) => (copy === 1 ? id : `${id}-${copy}`);

/** Copies the texts of one item to its copy. */
function copyTexts(kind, id, copy, locales) {
  const prefix = `${kind}.${id}.`;
  for (const { original, generated } of locales.values()) {
    for (const [key, text] of Object.entries(original)) {
      if (!key.startsWith(prefix)) continue;
      generated[`${kind}.${named(id, copy)}.${key.slice(prefix.length)}`] = text;
    }
  }
}

function copyMachine(machine, copy, locales) {
  if (copy > 1) copyTexts("machine", machine.id, copy, locales);
  return { ...machine, id: named(machine.id, copy) };
}

function copyCategory(category, copy, locales) {
  copyTexts("category", category.id, copy, locales);
  const machine = copyMachine(category.machines[0], copy, locales);
  return {
    ...category,
    id: named(category.id, copy),
    path: named(category.path, copy),
    shortPath: named(category.shortPath, copy),
    picture: machine.id,
    machines: [machine],
  };
}

async function readLocale(folder) {
  const isTexts = (file) => file.endsWith(".json") && file !== TRADE_WORDS;
  const files = (await readdir(folder)).filter(isTexts);
  const parts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return { original: Object.assign({}, ...parts.map((text) => JSON.parse(text))), generated: {} };
}

/**
 * Links the pictures. A copied machine gets those of its original.
 * @param {{ categories: { machines: { id: string }[] }[] }} catalogue
 */
async function linkPictures(source, target, { categories }) {
  const [from, to] = [source, target].map((folder) => join(folder, "data/pictures"));
  await rm(to, { recursive: true, force: true });
  await mkdir(to);
  const manifest = JSON.parse(await readFile(join(from, "manifest.json"), "utf8"));
  const files = await readdir(from);
  for (const file of files) {
    if (file !== "manifest.json") await symlink(join(from, file), join(to, file));
  }
  const ids = categories.flatMap(({ machines }) => machines.map(({ id }) => id));
  for (const id of ids.filter((id) => !(id in manifest))) {
    const original = id.replace(/-\d+$/, "");
    manifest[id] = manifest[original];
    for (const file of files.filter((file) => /^-\d+\.\w+$/.test(rest(file, original)))) {
      await symlink(join(from, file), join(to, id + rest(file, original)));
    }
  }
  await writeFile(join(to, "manifest.json"), JSON.stringify(manifest));
}

/** What follows a prefix in a text; empty without it. */
const rest = (text, prefix) => (text.startsWith(prefix) ? text.slice(prefix.length) : "");

/**
 * @param {string} source the repository
 * @param {string} target a copy of it, whose content is replaced
 * @param {keyof typeof GROWTH} what
 * @param {number} times
 * @param {number} pages current number, in one language
 */
export async function grow(source, target, what, times, pages) {
  const locales = new Map();
  for (const language of CODES) {
    locales.set(language, await readLocale(join(source, "locales", language)));
  }
  const catalogue = JSON.parse(await readFile(join(source, CATALOGUE), "utf8"));
  GROWTH[what]({ catalogue, locales }, times, pages);
  await writeFile(join(target, CATALOGUE), JSON.stringify(catalogue));
  await linkPictures(source, target, catalogue);
  for (const [language, { generated }] of locales) {
    await writeFile(join(target, "locales", language, GENERATED), JSON.stringify(generated));
  }
}
