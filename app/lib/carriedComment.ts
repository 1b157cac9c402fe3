/** Words that a link to the form carries to its comments: in the fragment of its address, which no server gets. */

const START = "#comentario=";

/** Half a character, of which no address can be made. */
const HALF = /\p{Surrogate}/gu;

/** A link to the form that carries some words as well. */
export function withComment<Link extends { href: string }>(link: Link, words: string): Link {
  const text = words.trim().replace(HALF, "\ufffd");
  return text ? { ...link, href: link.href + START + encodeURIComponent(text) } : link;
}

/** The words in the fragment of this page's address. */
export function carriedComment(hash: string): string {
  return hash.startsWith(START) ? decodeURIComponent(hash.slice(START.length)).trim() : "";
}
