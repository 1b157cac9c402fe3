/** The site beside the same pages built with the peer stack, on the same server under the same headers. */
import { launch } from "../../scripts/browser.mjs";
import { DIST } from "../../scripts/hosting/paths.mjs";
import { startNginx } from "../../scripts/hosting/start-nginx.mjs";
import { median, ratio, table } from "../../scripts/report.mjs";
import { buildPeer } from "./peer.mjs";
import { visit, walk } from "./visit.mjs";

const PAGES = {
  home: "/",
  category: "/maquinaria/alquiler-dumpers",
  FAQ: "/faq",
  contact: "/contacto",
};

/** From the home page; the last leads back to it. */
const WALK = [PAGES.category, PAGES.FAQ, PAGES.contact, PAGES.home];

/** Beside them, the title tells that it is the same page. */
const MEASURES = {
  bytes: "transferred, kB",
  paint: "first contentful paint, ms",
  largest: "largest contentful paint, ms",
  live: "interactive, ms",
  blocking: "blocked, ms",
};

const nameOf = (page, measure) =>
  page === "contact" && measure === "live" ? "interactive form, ms" : MEASURES[measure];

/** @returns {Promise<Map<string, number>>} figures by name */
async function measure(browser, base, runs, titles) {
  const figures = new Map();
  for (const [page, address] of Object.entries(PAGES)) {
    const visits = [];
    while (visits.length < runs) visits.push(await visit(browser, base + address));
    titles[page] ??= visits[0].title;
    if (visits[0].title !== titles[page]) {
      throw new Error(`${address} is “${titles[page]}” here and “${visits[0].title}” there.`);
    }
    for (const name of Object.keys(MEASURES)) {
      const value = median(visits.map((one) => one[name]));
      figures.set(`${page}: ${nameOf(page, name)}`, name === "bytes" ? value / 1000 : value);
    }
  }
  const walks = [];
  while (walks.length < runs) walks.push(await walk(browser, base, WALK));
  const legs = (round) => median(walks.flatMap((one) => one[round]));
  // The last leg leads back to a page that has been seen.
  figures.set(
    "to another page for the first time, ms",
    median(walks.flatMap(({ first }) => first.slice(0, -1))),
  );
  figures.set("to a page seen before, ms", legs("again"));
  return figures;
}

/** @param {number} runs @returns {Promise<{ results: string, runs: number }>} */
export async function loads(runs) {
  const { built, rendered } = await buildPeer(Object.values(PAGES));
  const browser = await launch();
  try {
    const columns = [];
    const titles = {};
    for (const folder of [DIST, built, rendered]) {
      const nginx = await startNginx({ folder });
      try {
        columns.push(await measure(browser, nginx.url, runs, titles));
      } finally {
        await nginx.close();
      }
    }
    const [site, ...peers] = columns;
    const rows = [...site].map(([name, own]) => {
      const others = peers.map((peer) => peer.get(name));
      return [
        name,
        ...[own, ...others].map(Math.round),
        ...others.map((other) => ratio(other, own)),
      ];
    });
    const header = [
      "page and measure",
      "site",
      "peer",
      "peer, prerendered",
      "peer ÷ site",
      "prerendered ÷ site",
    ];
    return { results: table(header, rows), runs };
  } finally {
    await browser.close();
  }
}
