/** Every picture and film that a page names has to be there: a missing one is an empty frame on the published site. */
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { userError } from "../../lib/userError.mjs";

/** After a quote or a comma, or the address of this site; pictures of other hosts are theirs. */
const NAMED =
  /(?<=["\s,])(?:https:\/\/[^/"\s]+(?=\/share\/))?\/(?:pictures|video|share)\/[^\s"',;<>&)]+/g;

/** @param {string} text @returns {Set<string>} the files that it names, without the site's address */
export function filesNamed(text) {
  return new Set((text.match(NAMED) ?? []).map((name) => name.replace(/^https:\/\/[^/]+/, "")));
}

/** @param {unknown} value @returns {unknown[]} */
const entries = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {string} root of the repository, whose JSON files can be read
 * @returns {string[]} the pictures that its facts and its shop document name and do not have, by file and field
 */
export function missingPictures(root) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), "utf8")) ?? {};
  const { school, grant } = read("data/company.json");
  const drawings = [
    ["school.logo", school?.logo],
    ...entries(grant?.logos).map((logo, i) => [`grant.logos[${i}].picture`, logo?.picture]),
  ];
  const photos = Object.entries(read("data/shop.json")).flatMap(([list, products]) =>
    entries(products).map((product, i) => [`${list}[${i}].foto`, product?.foto]),
  );
  const named = [
    ...drawings.map(([field, name]) => ["data/company.json", field, `data/pictures/${name}.svg`]),
    ...photos
      .filter(([, address]) => String(address).startsWith("/pictures/"))
      .map(([field, address]) => ["data/shop.json", field, `data${address}`]),
  ];
  return named
    .filter(([, , picture]) => !existsSync(join(root, picture)))
    .map(([file, field, picture]) => `${file}: ${field}: ${picture} is missing`);
}

/** @param {string} site folder of the finished pages @throws if one names a file that is not there */
export async function checkPictures(site) {
  const all = await readdir(site, { recursive: true });
  const pages = all.filter((file) => file.endsWith(".html") || file === "shop.json");
  const missing = new Map();
  for (const page of pages) {
    for (const file of filesNamed(await readFile(join(site, page), "utf8"))) {
      if (!existsSync(join(site, file))) missing.set(file, page);
    }
  }
  if (missing.size > 0) {
    throw userError([...missing].map(([file, page]) => `data${file} is missing; ${page} shows it`));
  }
}
