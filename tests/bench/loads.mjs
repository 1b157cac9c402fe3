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

/** @returns {Promise<[name: string, value: number][]>} */
async function measurePage(browser, base, page, runs, titles) {
  const visits = [];
  while (visits.length < runs) visits.push(await visit(browser, base + PAGES[page]));
  const [{ title }] = visits;
  titles[page] ??= title;
  if (title !== titles[page]) {
    throw new Error(`${PAGES[page]} is “${titles[page]}” here and “${title}” there.`);
  }
  return Object.keys(MEASURES).map((name) => [
    `${page}: ${nameOf(page, name)}`,
    median(visits.map((one) => one[name])) / (name === "bytes" ? 1000 : 1),
  ]);
}

/** @returns {Promise<[name: string, value: number][]>} */
async function measureWalk(browser, base, runs) {
  const walks = [];
  while (walks.length < runs) walks.push(await walk(browser, base, WALK));
  // The last step leads back to a page that has been seen.
  const first = walks.flatMap((one) => one.first.slice(0, -1));
  return [
    ["to another page for the first time, ms", median(first)],
    ["to a page seen before, ms", median(walks.flatMap((one) => one.again))],
  ];
}

/** @returns {Promise<[name: string, value: number][]>} */
async function measure(browser, base, runs, titles) {
  const rows = [];
  for (const page of Object.keys(PAGES)) {
    rows.push(...(await measurePage(browser, base, page, runs, titles)));
  }
  return [...rows, ...(await measureWalk(browser, base, runs))];
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
    const rows = site.map(([name, own], row) => {
      const others = peers.map((peer) => peer[row][1]);
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
