/** What the service worker costs a first visit, and what it gives to a second one: beside the site without it. */
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launch, PHONE } from "../scripts/lib/browser.mjs";
import { DIST } from "../scripts/lib/paths.mjs";
import { median, ratio, table } from "../scripts/measure/report.mjs";
import { startNginx } from "../scripts/serve/start-nginx.mjs";
import { slowNetwork } from "./slow-network.mjs";

const PAGES = { home: "/", category: "/maquinaria/alquiler-dumpers", contact: "/contacto" };
const SLOWDOWN = 4;
/** The network is idle after so many milliseconds without a request. */
const CALM_MS = 1500;

/** The same site, in which nothing registers the worker. */
async function withoutWorker() {
  const folder = await mkdtemp(join(tmpdir(), "without-worker-"));
  await cp(DIST, folder, { recursive: true });
  const names = await readdir(join(folder, "assets"));
  const script = names.find((name) => /^register-.*\.js$/.test(name));
  for (const name of names.filter((name) => name.startsWith(`${script}.`))) {
    await rm(join(folder, "assets", name));
  }
  await writeFile(join(folder, "assets", script), "export const registerWorker=async()=>{}");
  return folder;
}

/** One visit in a context: until the page is live, and until the network is idle. */
async function visit(context, network, path) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!window.live && document.documentElement?.classList.contains("hydrated")) {
        window.live = performance.now();
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class"] });
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  network.forget();
  await page.goto(network.url + path);
  await page.locator("html.hydrated").waitFor({ state: "attached" });
  const bytes = network.bytes();
  for (let before = -1; before !== network.requests(); await wait(CALM_MS)) {
    before = network.requests();
  }
  const live = await page.evaluate("live");
  const result = {
    live,
    bytes: bytes / 1000,
    all: network.bytes() / 1000,
    requests: network.requests(),
  };
  await page.close();
  return result;
}

/** A first visit and a second one, as if the browser had been closed between them. */
async function twice(browser, network, path) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  try {
    const first = await visit(context, network, path);
    return { first, second: await visit(context, network, path) };
  } finally {
    await context.close();
  }
}

const HEADER = ["page and measure", "with the worker", "without", "without ÷ with"];

/** @param {number} runs @returns {Promise<{ results: string, runs: number }>} */
export async function offline(runs) {
  const plain = await withoutWorker();
  const sites = await Promise.all(
    [DIST, plain].map((folder) => startNginx({ folder, workers: 1 })),
  );
  const networks = await Promise.all(sites.map(({ url }) => slowNetwork(url)));
  const browser = await launch();
  try {
    const rows = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const measured = networks.map(() => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [index, network] of networks.entries()) {
          measured[index].push(await twice(browser, network, path));
        }
      }
      const row = (name, take) => {
        const [own, other] = measured.map((visits) => Math.round(median(visits.map(take))));
        rows.push([`${page}: ${name}`, own, other, ratio(other, own)]);
      };
      row("first visit, interactive, ms", ({ first }) => first.live);
      row("first visit, loaded until then, kB", ({ first }) => first.bytes);
      row("first visit, loaded in all, kB", ({ first }) => first.all);
      row("second visit, interactive, ms", ({ second }) => second.live);
      row("second visit, loaded in all, kB", ({ second }) => second.all);
      row("second visit, requests", ({ second }) => second.requests);
    }
    return { results: table(HEADER, rows), runs };
  } finally {
    await browser.close();
    await Promise.all([...networks, ...sites].map((one) => one.close()));
    await rm(plain, { recursive: true });
  }
}
