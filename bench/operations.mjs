/** Compares operations of the core with the usual libraries of a React project, in Chromium and in Node. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, preview } from "vite";
import { launch } from "../scripts/lib/browser.mjs";
import { ratio, table } from "../scripts/measure/report.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const configFile = at("operations/vite.config.ts");
const BUILT = at("../.build");
const BROWSER = at("../.build/bench/operations");
const NODE = at("../.build/bench/operations-node");

/** @returns {Promise<import("./operations/operations").Timing[]>} */
async function inNode() {
  const ssr = at("operations/node.ts");
  await build({ configFile, logLevel: "error", build: { ssr, outDir: NODE } });
  const { run } = await import(pathToFileURL(`${NODE}/node.js`).href);
  return run(BUILT);
}

/** @returns {Promise<import("./operations/operations").Timing[]>} */
async function inBrowser() {
  const outDir = BROWSER;
  await build({ configFile, logLevel: "error", build: { outDir } });
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls.local[0]);
    return await page.evaluate("timings");
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** @returns {Promise<{ results: string }>} */
export async function operations() {
  const environments = { Chromium: await inBrowser(), Node: await inNode() };
  const micros = (time) => time?.toFixed(time < 10 ? 2 : 0) ?? "–";
  const results = table(
    [
      "operation",
      "where",
      "core, µs",
      "i18next, zod, µs",
      "Map, µs",
      "libraries ÷ core",
      "Map ÷ core",
    ],
    Object.entries(environments).flatMap(([environment, timings]) =>
      timings.map(({ what, core, peer, map }) => [
        what,
        environment,
        ...[core, peer, map].map(micros),
        ratio(peer, core),
        ratio(map, core),
      ]),
    ),
  );
  return { results };
}
