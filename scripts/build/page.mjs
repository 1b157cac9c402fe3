/** One page as a file: Vite's document with the rendered body, the head, and data for search engines. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CODES } from "../lib/languages.mjs";

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function element([name, attributes]) {
  const pairs = Object.entries(attributes).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `<${name} ${pairs.join(" ")} />`;
}

/** The part of the head for search engines. A `<` in a text must not end the script element. */
function machineHead({ open_graph: graph, data }) {
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
 * The scripts of a kind of page. The bundle imports them only when it knows the kind; listed in the page, they are
 * preloaded earlier.
 */
function chunksOf(manifest, kind) {
  const chunks = new Set();
  const add = (name) => {
    const { file, isEntry, imports = [] } = manifest[name];
    if (isEntry || chunks.has(file)) return;
    chunks.add(file);
    for (const imported of imports) add(imported);
  };
  const component = `${kind[0].toUpperCase()}${kind.slice(1)}.tsx`;
  const [page] = Object.keys(manifest).filter(
    (name) => manifest[name].isDynamicEntry && name.endsWith(`/${component}`),
  );
  add(page);
  return [...chunks];
}

/**
 * Prepares Vite's document: the styles are inlined, so that the first response is enough to show the page, and the
 * script is only preloaded, because the boot script runs it.
 */
export async function pageTemplate(dist) {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const file = (name) => {
    const entry = Object.entries(manifest).find(([key]) => key.endsWith(name));
    return `/${entry[1].file}`;
  };
  const texts = {};
  for (const code of CODES) {
    texts[code] = file(`locales/${code}.txt`);
  }
  const document = await readFile(join(dist, "index.html"), "utf8");
  const [script, main] = document.match(
    /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/,
  );
  const files = {
    main,
    react: `/${manifest[Object.keys(manifest).find((key) => key.startsWith("_react-"))].file}`,
    core: file("bancal_bg.wasm"),
    texts,
  };
  const [link, sheet] = document.match(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/);
  const styles = (await readFile(join(dist, sheet), "utf8")).trim();
  const template = document
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, "")
    .replace(script, `<link rel="modulepreload" crossorigin href="${main}" />`)
    .replace(link, () => `<style>${styles}</style>`);
  return ({ title, tags, body, lang, kind }, machines) => {
    const page = chunksOf(manifest, kind).map((chunk) => `/${chunk}`);
    const data = escaped(JSON.stringify({ ...files, page }));
    const head = `<title>${escaped(title)}</title>${tags.map(element).join("")}`;
    return template
      .replace(/<html lang="[^"]*">/, `<html lang="${lang}" data-files="${data}">`)
      .replace("<!--head-->", () => head + (machines ? machineHead(machines) : ""))
      .replace("<!--body-->", () => body);
  };
}
