/**
 * `npm run measure -- lighthouse`: the scores of Lighthouse, and the latency of interactions, as medians of several
 * runs, against their targets; fails if one is missed. The results of all pages on all devices are written to
 * `docs/benchmarks.md`. `--runs 1 --address /faq --device mobile` runs a part of them.
 */
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { CHROMIUM, FLAGS } from "../lib/browser.mjs";
import { PREFIXES } from "../lib/languages.mjs";
import { startNginx } from "../serve/start-nginx.mjs";
import { latencies } from "./latency.mjs";
import { median, saveResults, table } from "./report.mjs";

const PAGES = ["/", "/maquinaria/alquiler-dumpers", "/faq", "/contacto", "/herramientas"];
const ADDRESSES = PREFIXES.flatMap((prefix) =>
  PAGES.map((page) => (prefix && page === "/" ? prefix : prefix + page)),
);
const DEVICES = ["mobile", "desktop"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Upper limits: layout shift has to be 0; times are in milliseconds. */
const TARGETS = { score: 100, shift: 0, blocking: 50, nextPaint: 100 };

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    address: { type: "string", multiple: true, default: ADDRESSES },
    device: { type: "string", multiple: true, default: DEVICES },
  },
});
const runs = Number(options.runs);
if (!(runs >= 1 && options.device.every((device) => DEVICES.includes(device)))) {
  console.error(`--runs takes a number from 1 on, --device one of ${DEVICES.join(", ")}.`);
  process.exit(1);
}

// These packages belong to another project, see bench/package.json.
const require = createRequire(new URL("../../bench/package.json", import.meta.url));
const { default: lighthouse, desktopConfig } = await import(require.resolve("lighthouse"));
const { launch } = await import(require.resolve("chrome-launcher"));

/** How often a load is repeated when Chromium lost its trace. */
const ATTEMPTS = 3;

/** @returns {Promise<import("lighthouse").Result>} of one load in a fresh profile */
async function load(url, device, attempt = 1) {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ["--headless", ...FLAGS] });
  try {
    const flags = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" };
    const { lhr } = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
    if (!lhr.runtimeError) return lhr;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return load(url, device, attempt + 1);
}

/** @param {import("lighthouse").Result} lhr @returns {string[]} the audits that cost points, each with its reason */
function defects({ audits, categories }) {
  return CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => {
        const { title, displayValue = "", score, details } = audits[id];
        const elements = (details?.items ?? []).map(
          ({ node, url, source, description }) =>
            node?.snippet ?? url ?? description ?? source?.url,
        );
        const examples = elements.filter(Boolean).slice(0, 3).join("; ");
        return [`${category}: ${title} (${id}) ${score}`, displayValue, examples]
          .filter(Boolean)
          .join(" · ");
      }),
  );
}

/** @returns {Promise<{ row: (string | number)[], good: boolean, found: string[] }>} */
async function measure(base, address, device) {
  const loads = [];
  while (loads.length < runs) loads.push(await load(base + address, device));
  const medianOf = (value) => median(loads.map(value));
  const metric = (id) => medianOf(({ audits }) => audits[id].numericValue);
  const scores = CATEGORIES.map((id) =>
    medianOf(({ categories }) => Math.round(categories[id].score * 100)),
  );
  // The processor's benchmark index: with Lighthouse's slowdown by 4, 1500 to 2000 is an average phone, less a slower
  // one.
  const index = Math.round(medianOf(({ environment }) => environment.benchmarkIndex));
  const shift = metric("cumulative-layout-shift");
  const blocking = metric("total-blocking-time");
  return {
    row: [address, device, ...scores, shift.toFixed(3), Math.round(blocking), index],
    good:
      scores.every((score) => score >= TARGETS.score) &&
      shift <= TARGETS.shift &&
      blocking < TARGETS.blocking,
    found: loads.flatMap(defects),
  };
}

/** @returns {Promise<{ rows: (string | number)[][], missed: string[], found: Map<string, Set<string>> }>} */
async function measureAll(base) {
  const all = { rows: [], missed: [], found: new Map() };
  for (const address of options.address) {
    for (const device of options.device) {
      const where = `${address} ${device}`;
      const { row, good, found } = await measure(base, address, device);
      console.log(row.join("  "));
      all.rows.push(row);
      if (!good) all.missed.push(where);
      for (const defect of found) {
        all.found.set(defect, (all.found.get(defect) ?? new Set()).add(where));
      }
    }
  }
  return all;
}

const nginx = await startNginx();
try {
  const { rows, missed, found } = await measureAll(nginx.url);
  const hands = await latencies(nginx.url, runs);
  missed.push(
    ...hands.filter(({ time }) => time >= TARGETS.nextPaint).map(({ name }) => `to ${name}`),
  );

  const scores = table(
    [
      ...["page", "device", "performance", "accessibility", "best practices", "SEO", "CLS"],
      "blocking, ms",
      "benchmark index",
    ],
    rows,
  );
  const interactions = table(
    ["interaction at 4× CPU", "next paint, ms"],
    hands.map(({ name, shown }) => [name, shown]),
  );
  for (const [defect, where] of found) console.log(`${defect}\n    on ${[...where].join(", ")}`);
  const results = `${scores}\n\n${interactions}`;
  console.log(`\n${results}`);
  if (options.address === ADDRESSES && options.device === DEVICES) {
    saveResults("lighthouse", "npm run measure -- lighthouse", results, { runs });
  }
  if (missed.length > 0) {
    console.error(`Past the targets: ${missed.join(", ")}.`);
    process.exitCode = 1;
  }
} finally {
  await nginx.close();
}
