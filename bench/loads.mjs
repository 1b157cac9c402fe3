/** Compares the site with the same pages built with the peer stack, on the same server with the same headers. */
import { launch } from "../scripts/lib/browser.mjs";
import { DIST } from "../scripts/lib/paths.mjs";
import { median, ratio, table } from "../scripts/measure/report.mjs";
import { startNginx } from "../scripts/serve/start-nginx.mjs";
import { buildPeer } from "./peer.mjs";
import { visit, walk } from "./visit.mjs";

const PAGES = {
  home: "/",
  category: "/maquinaria/alquiler-dumpers",
  FAQ: "/faq",
  contact: "/contacto",
};

/** Starting from the home page; the last link leads back to it. */
const WALK = [PAGES.category, PAGES.FAQ, PAGES.contact, PAGES.home];

/** The title is compared as well, to ensure that it is the same page. */
const MEASURES = {
  bytes: "transferred, kB",
  paint: "first contentful paint, ms",
  largest: "largest contentful paint, ms",
  live: "interactive, ms",
  blocking: "blocked, ms",
};

const nameOf = (page, measure) =>
  page === "contact" && measure === "live" ? "interactive form, ms" : MEASURES[measure];

/**
 * Measures the sites in turns, so that other load of the machine affects all of them.
 * @returns {Promise<object[][]>} the measurements of each site
 */
async function inTurns(sites, runs, measure) {
  const measured = sites.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { url }] of sites.entries()) measured[index].push(await measure(url));
  }
  return measured;
}

/** @returns {Promise<[name: string, ...values: number[]][]>} */
async function measurePage(browser, sites, page, runs) {
  const visits = await inTurns(sites, runs, (url) => visit(browser, url + PAGES[page]));
  const titles = new Set(visits.flat().map(({ title }) => title));
  if (titles.size > 1) throw new Error(`${PAGES[page]} differs: ${[...titles].join(" – ")}.`);
  return Object.keys(MEASURES).map((name) => [
    `${page}: ${nameOf(page, name)}`,
    ...visits.map((each) => median(each.map((one) => one[name])) / (name === "bytes" ? 1000 : 1)),
  ]);
}

/** @returns {Promise<[name: string, ...values: number[]][]>} */
async function measureWalk(browser, sites, runs) {
  const walks = await inTurns(sites, runs, (url) => walk(browser, url, WALK));
  const medians = (times) => walks.map((each) => median(each.flatMap(times)));
  return [
    // The last step leads back to a visited page.
    ["to another page for the first time, ms", ...medians(({ first }) => first.slice(0, -1))],
    ["to a page seen before, ms", ...medians(({ again }) => again)],
  ];
}

const HEADER = [
  ...["page and measure", "site", "peer", "peer, prerendered"],
  ...["peer ÷ site", "prerendered ÷ site"],
];

/** @param {number} runs @returns {Promise<{ results: string, runs: number }>} */
export async function loads(runs) {
  const { built, rendered } = await buildPeer(Object.values(PAGES));
  const sites = await Promise.all(
    [DIST, built, rendered].map((folder) => startNginx({ folder, workers: 1 })),
  );
  const browser = await launch();
  try {
    const measured = [];
    for (const page of Object.keys(PAGES)) {
      measured.push(...(await measurePage(browser, sites, page, runs)));
    }
    measured.push(...(await measureWalk(browser, sites, runs)));
    const rows = measured.map(([name, site, ...peers]) => [
      name,
      ...[site, ...peers].map(Math.round),
      ...peers.map((peer) => ratio(peer, site)),
    ]);
    return { results: table(HEADER, rows), runs };
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
}
