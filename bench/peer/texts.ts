import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { CODES, LANGUAGES } from "../../scripts/lib/languages.mjs";
import { factsIn } from "./facts.ts";

/** The texts of each page, so that none loads those of another. */
const NAMESPACES: Record<string, RegExp> = {
  common:
    /^(site|skip|logo|nav|breadcrumb|language|menu|call|whatsapp|hours|footer|video)\b|^shop\.(menu\.title|\w+\.name)$|^faq\.title$|^category\.terms\.link$/,
  names: /^(category|machine)\.[\w-]+\.name$|^category\.count\./,
  home: /^(meta\.)?home\./,
  category:
    /^category\.[\w-]+\.(title|intro|description|\d)$|^machine\.[\w-]+\.(alt|note)$|^machinery\.menu\.|^card\./,
  faq: /^(meta\.)?faq\./,
  contact: /^(meta\.)?contact\.|^translated-contacto/,
};

function locale(language: string): [string, string][] {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((file) => {
    const texts: Record<string, unknown> = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    return Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
  });
}

/** The texts of the site in the format of i18next: with its plural forms, facts of the company filled in. */
function namespace(language: string, name: string): Record<string, string> {
  const facts = Object.entries(factsIn(language));
  const pattern = NAMESPACES[name];
  return Object.fromEntries(
    locale(language)
      .filter(([key]) => pattern?.test(key))
      .map(([key, text]) => [
        key.replace(/\.(one|other)$/, "_$1"),
        facts.reduce((filled, [fact, value]) => filled.replaceAll(`{${fact}}`, value), text),
      ]),
  );
}

const ALL = "virtual:texts";

/** A chunk for each namespace of each language, and the table of them with the languages, `virtual:texts`. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const rows = CODES.flatMap((language) =>
          Object.keys(NAMESPACES).map(
            (name) => `"${language}/${name}": () => import("${ALL}/${language}/${name}")`,
          ),
        );
        const languages = LANGUAGES.map(({ code, name, tag, hreflang }) => ({
          code,
          name,
          lang: tag,
          hreflang,
        }));
        return `export const LANGUAGES = ${JSON.stringify(languages)}; export default { ${rows.join(", ")} };`;
      }
      if (id.startsWith(`\0${ALL}/`)) {
        const [language = "", name = ""] = id.slice(ALL.length + 2).split("/");
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(namespace(language, name)))});`;
      }
      return undefined;
    },
  };
}
