/** What a page says of itself outside its body: written into the static page, and shown anew when another page comes. */
import type { Meta, RouteView } from "../core";

type Tag = [name: "meta" | "link", attributes: Record<string, string>];

const SHOWN = "meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]";

/** All but the title. */
export function tagsOf({ description, canonical, alternates }: Meta): Tag[] {
  return [
    ["meta", { name: "description", content: description }],
    canonical
      ? ["link", { rel: "canonical", href: canonical }]
      : ["meta", { name: "robots", content: "noindex" }],
    ...alternates.map(({ hreflang, href }): Tag => ["link", { rel: "alternate", hreflang, href }]),
  ];
}

/**
 * Whether the head is that of the page. It is not where a host has answered with its page for unknown addresses. The
 * title and the language say nothing: a translator may have changed them.
 */
export function hasHeadOf({ meta }: RouteView): boolean {
  const canonical = document.head.querySelector("link[rel=canonical]")?.getAttribute("href");
  return (canonical ?? undefined) === meta.canonical;
}

/** React 18 leaves the head to us. */
export function showHead({ lang, meta }: RouteView): void {
  const root = document.documentElement;
  // Set anew, even the same language has the browser look at the style of every element.
  if (root.lang !== lang) {
    root.lang = lang;
  }
  // A page and language has a title of its own: this is the static page, which has the rest as well.
  if (document.title === meta.title) {
    return;
  }
  document.title = meta.title;
  for (const element of document.head.querySelectorAll(SHOWN)) {
    element.remove();
  }
  for (const [name, attributes] of tagsOf(meta)) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }
}
