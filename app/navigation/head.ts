/** Metadata in the head: written into the static page, and replaced on navigation. */
import type { Meta, RouteView } from "../core";

type Tag = [name: "meta" | "link", attributes: Record<string, string>];

const REPLACED =
  "meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]";

/** All tags except the title. */
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
 * Whether the head belongs to the page. It does not if the host has answered with its page for unknown addresses. Title
 * and language are not compared, because a translator may have changed them.
 */
export function hasHeadOf({ meta }: RouteView): boolean {
  const canonical = document.head.querySelector("link[rel=canonical]")?.getAttribute("href");
  return (canonical ?? undefined) === meta.canonical;
}

/** React 18 does not render the head. */
export function showHead(view: RouteView): void {
  const { lang, meta } = view;
  const root = document.documentElement;
  // Even setting the same language makes the browser recalculate all styles.
  if (root.lang !== lang) {
    root.lang = lang;
  }
  // Titles are unique per page and language: the other tags are right too, unless words to search for have come or gone.
  if (document.title === meta.title && hasHeadOf(view)) {
    return;
  }
  document.title = meta.title;
  for (const element of document.head.querySelectorAll(REPLACED)) {
    element.remove();
  }
  for (const [name, attributes] of tagsOf(meta)) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }
}
