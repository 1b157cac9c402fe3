/**
 * `npm run measure -- lighthouse`: the scores of Lighthouse, and the latency of interactions, against their targets;
 * fails if one is missed. A page of each kind is loaded several times on each device, every other page once on the
 * phone, and as often as the others if that misses a target. The results are written to `docs/benchmarks.md`.
 * `--runs 1 --address /faq --device mobile` runs a part of them.
 */
import { createRequire } from "node:module";
import { CHROMIUM, FLAGS } from "../lib/browser.mjs";
import { commandLine, oneOf, wholeNumber } from "../lib/commandLine.mjs";
import { views } from "../lib/views.mjs";
import { startNginx } from "../serve/start-nginx.mjs";
import { latencies } from "./latency.mjs";
import { median, saveResults, table } from "./report.mjs";

const EVERY = Object.keys(views);
/** One page of each kind. */
const ADDRESSES = EVERY.filter((address) => {
  const kind = kindOf(address);
  return address === EVERY.find((other) => kindOf(other) === kind);
});
const DEVICES = ["mobile", "desktop"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Upper limits: layout shift has to be 0; times are in milliseconds. */
const TARGETS = { score: 100, shift: 0, blocking: 50, nextPaint: 100 };

const { values: options } = commandLine({
  options: {
    runs: { type: "string", default: "5" },
    address: { type: "string", multiple: true, default: ADDRESSES },
    device: { type: "string", multiple: true, default: DEVICES },
  },
});
const runs = wholeNumber(options, "runs");
oneOf("device", options.device, DEVICES);
const isWhole = options.address === ADDRESSES && options.device === DEVICES;

// These packages belong to another project, see bench/package.json.
const require = createRequire(new URL("../../bench/package.json", import.meta.url));
const { default: lighthouse, desktopConfig } = await import(require.resolve("lighthouse"));
const { launch } = await import(require.resolve("chrome-launcher"));

/** How often a load is repeated when Chromium lost its trace. */
const ATTEMPTS = 6;

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

/** @param {string} address @returns {string} */
function kindOf(address) {
  return views[address].page.kind;
}

/** @returns {Promise<{ row: (string | number)[], good: boolean, found: string[] }>} */
async function measure(base, address, device, runs) {
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

/** What was measured: rows of the table, what missed a target, and what costs points on which pages. */
const measured = { rows: [], missed: [], found: new Map() };

/** @returns {Promise<boolean>} whether it is good */
async function note(base, address, device, runs) {
  const where = `${address} ${device}`;
  const { row, good, found } = await measure(base, address, device, runs);
  console.log(row.join("  "), runs);
  measured.rows.push([...row, runs]);
  if (!good) measured.missed.push(where);
  for (const defect of found) {
    measured.found.set(defect, (measured.found.get(defect) ?? new Set()).add(where));
  }
  return good;
}

/** Loads a page once; if that misses a target, again as often as the pages of each kind, which decides. */
async function noteOnce(base, address, device) {
  if (await note(base, address, device, 1)) return;
  measured.rows.pop();
  measured.missed.pop();
  await note(base, address, device, runs);
}

const nginx = await startNginx();
try {
  for (const address of options.address) {
    for (const device of options.device) await note(nginx.url, address, device, runs);
  }
  if (isWhole) {
    const others = EVERY.filter((address) => !ADDRESSES.includes(address));
    for (const address of others) await noteOnce(nginx.url, address, "mobile");
  }
  const { rows, missed, found } = measured;
  const hands = await latencies(nginx.url, runs);
  missed.push(
    ...hands.filter(({ time }) => time >= TARGETS.nextPaint).map(({ name }) => `to ${name}`),
  );

  const scores = table(
    [
      ...["page", "device", "performance", "accessibility", "best practices", "SEO", "CLS"],
      "blocking, ms",
      "benchmark index",
      "loads",
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
  if (isWhole) saveResults("lighthouse", "npm run measure -- lighthouse", results, { runs });
  if (missed.length > 0) {
    console.error(`Past the targets: ${missed.join(", ")}.`);
    process.exitCode = 1;
  }
} finally {
  await nginx.close();
}
