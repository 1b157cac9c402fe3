/** One page as a file: Vite's document with the rendered body, the head, and data for search engines. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CODES, DEFAULT } from "../lib/languages.mjs";
import { userError } from "../lib/userError.mjs";

const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

function element([name, attributes]) {
  const pairs = Object.entries(attributes).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `<${name} ${pairs.join(" ")}>`;
}

/** The part of the head for search engines. A `<` in a text must not end the script element. */
function structuredHead({ open_graph: graph, data }) {
  const elements = graph.map(([property, content]) => {
    // Open Graph is RDFa and uses `property`; Twitter cards use `name`.
    const named = property.startsWith("og:") ? { property } : { name: property };
    return element(["meta", { ...named, content }]);
  });
  for (const entity of data) {
    const json = JSON.stringify(entity).replaceAll("<", "\\u003c");
    elements.push(`<script type="application/ld+json">${json}</script>`);
  }
  return elements.join("");
}

/**
 * The scripts and styles of a kind of page, without those of every page. The bundle imports them only when it knows the
 * kind; listed in the page, the scripts are preloaded earlier.
 */
function chunksOf(manifest, kind, ofAll) {
  const chunks = new Set();
  const sheets = [];
  const add = (name) => {
    const { file, imports = [], css = [] } = manifest[name];
    if (ofAll.includes(`/${file}`) || chunks.has(file)) return;
    chunks.add(file);
    sheets.push(...css);
    for (const imported of imports) add(imported);
  };
  const component = `${kind[0].toUpperCase()}${kind.slice(1)}.tsx`;
  const [page] = Object.keys(manifest).filter(
    (name) => manifest[name].isDynamicEntry && name.endsWith(`/${component}`),
  );
  if (!page) {
    throw userError([`app/pages/page.tsx: no component ${component} for pages of kind ${kind}`]);
  }
  add(page);
  return { chunks: [...chunks], sheets };
}

/** A block of the compiled styles: it ends at the brace that closes it. */
function printBlock(styles) {
  const start = styles.indexOf("@media print{");
  if (start < 0) throw new Error("the compiled styles have no block for paper");
  let depth = 0;
  let end = start;
  do {
    end = styles.slice(end + 1).search(/[{}]/) + end + 1;
    depth += styles[end] === "{" ? 1 : -1;
  } while (depth > 0);
  return styles.slice(start, end + 1);
}

/** Writes the styles for paper into a file of its own, for which no page waits. */
async function writePrintStyles(dist, styles) {
  const hash = createHash("sha256").update(styles).digest("base64url").slice(0, 8);
  const file = `/assets/print-${hash}.css`;
  await writeFile(join(dist, file), styles);
  return `<link rel="stylesheet" media="print" href="${file}">`;
}

/** Preloads the banner's own picture for phones, where a page has one: its element comes after all styles. */
function phonePicture(body) {
  const source = /<source type="image\/avif" media="([^"]+)" srcSet="([^" ]+)"\/>/;
  const [, media, file] = body.match(source) ?? [];
  return file
    ? `<link rel="preload" as="image" type="image/avif" media="${media}" href="${file}" fetchpriority="high">`
    : "";
}

/**
 * Prepares Vite's document: the styles for screens are inlined, so that the first response is enough to show the page,
 * and the script is only preloaded, because the boot script runs it.
 */
export async function pageTemplate(dist, manifestFile) {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8"));
  const file = (name) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(name));
    return `/${entry[1].file}`;
  };
  const allTexts = Object.fromEntries(CODES.map((code) => [code, file(`locales/${code}.txt`)]));
  const document = (await readFile(join(dist, "index.html"), "utf8")).replaceAll(/>\s+</g, "><");
  const chunk = (wanted) => `/${Object.values(manifest).find(({ name }) => name === wanted).file}`;
  const files = { main: chunk("site"), react: chunk("react"), core: file("bancal_bg.wasm") };
  const ofAll = [files.main, files.react];
  const preload = `<link rel="modulepreload" href="${files.main}">`;
  const [link, sheet] = document.match(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/);
  const styles = (await readFile(join(dist, sheet), "utf8")).trim();
  const print = printBlock(styles);
  const printLink = await writePrintStyles(dist, print);
  const template = document
    .replaceAll(/<script type="module"[^>]* src="[^>]*><\/script>/g, "")
    .replace(
      link,
      () =>
        `${preload}<style>${styles.replace(print, "")}<!--styles--></style><!--sheets-->${printLink}`,
    );
  const sheets = new Map();
  for (const { css = [] } of Object.values(manifest)) {
    for (const name of css) sheets.set(name, (await readFile(join(dist, name), "utf8")).trim());
  }
  const page = ({ title, tags, body, language, lang, kind }, structured) => {
    // An address without a prefix may be shown in the language that the visitor chose.
    const texts = language === DEFAULT ? allTexts : { [language]: allTexts[language] };
    const own = chunksOf(manifest, kind, ofAll);
    const page = own.chunks.map((file) => `/${file}`);
    const pageStyles = own.sheets.map((name) => sheets.get(name)).join("");
    // Vite's loader waits for the styles of a component unless a link has them; a disabled one loads nothing.
    const inlined = own.sheets.map((name) => `<link rel="stylesheet" disabled href="/${name}">`);
    // In single quotes, which addresses do not contain: JSON is full of the others.
    const data = JSON.stringify({ ...files, texts, page });
    const head = `<title>${escaped(title)}</title>${phonePicture(body)}${tags.map(element).join("")}`;
    return template
      .replace(/<html lang="[^"]*">/, `<html lang="${lang}" data-files='${data}'>`)
      .replace("<!--head-->", () => head + (structured ? structuredHead(structured) : ""))
      .replace("<!--styles-->", () => pageStyles)
      .replace("<!--sheets-->", inlined.join(""))
      .replace("<!--body-->", () => body);
  };
  /** A page that the service worker shows; the time since when it is kept stands in its attribute. */
  const shell = (rendered) => page(rendered).replace("<html", "<html data-kept");
  return Object.assign(page, { shell });
}
