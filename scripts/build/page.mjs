/** One page as a file: the bundle's document with what React rendered, its head, and what machines read. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CODES } from "../lib/languages.mjs";

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

function element([name, attributes]) {
  const pairs = Object.entries(attributes).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `<${name} ${pairs.join(" ")} />`;
}

/** Machines' part of the head. A `<` in a text must not end the script element. */
function machineHead({ open_graph: graph, data }) {
  const elements = graph.map(([property, content]) => {
    // Open Graph is RDFa and names a property; cards are read by name.
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
 * The scripts of a kind of page, which the bundle asks for only when the core has told it the kind: a page that names
 * them itself saves that wait.
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
 * Prepares the document that Vite left in `dist`: the styles move into it, so that the first answer is all that a page
 * needs to be seen, and the bundle's script is only fetched: the early script says when it runs, and asks for the rest.
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
