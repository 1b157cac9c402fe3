/** Everything that a visitor of a published site depends on. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WEEK_S } from "../build/hosting/rules.mjs";
import { DEFAULT, LANGUAGES } from "../lib/languages.mjs";
import { ROOT } from "../lib/paths.mjs";
import { isThisMachine } from "../lib/thisMachine.mjs";
import { checkCore, checkFiles, checkWorker } from "./files.mjs";
import { readPage, readPolicy } from "./page.mjs";
import { productProblem } from "./product.mjs";
import { unreachable } from "./send.mjs";
import { ask, cachingOf, each, isGood, ledTo, maxAge, said } from "./web.mjs";

/** Found, or not: the first few of a kind are enough to see what is wrong. */
const EXAMPLES = 3;

/** Those of this repository's document, which the build has checked. */
const LISTS = Object.keys(JSON.parse(readFileSync(join(ROOT, "data/shop.json"), "utf8")));
const HREFLANG = [...LANGUAGES.map(({ hreflang }) => hreflang), "x-default"];

const SECURITY = {
  "content-security-policy": /default-src 'none'/,
  "strict-transport-security": /max-age=\d{7,}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /./,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /same-origin/,
};

/** The language of a path, by its prefix. */
function languageOf(path) {
  const [, first] = path.split("/");
  return LANGUAGES.find(({ code }) => code === first && code !== DEFAULT) ?? LANGUAGES[0];
}

/** Collects what is wrong, by what was looked at. */
function createReport() {
  const rows = new Map();
  return {
    /** @param {string} name @param {boolean} good @param {() => string} problem */
    check(name, good, problem) {
      const row = rows.get(name) ?? { checked: 0, problems: [] };
      row.checked += 1;
      if (!good) row.problems.push(problem());
      rows.set(name, row);
    },
    rows: () =>
      [...rows].map(([name, { checked, problems }]) => ({
        name,
        checked,
        failed: problems.length,
        examples: problems.slice(0, EXAMPLES),
      })),
  };
}

/**
 * @param {string} site its address, like `https://www.example.com`
 * @param {{ shop?: string, endpoint?: string }} [settings] where the shop document is, if not beside the site, and
 *   where requests are sent to
 * @returns {Promise<{ name: string, checked: number, failed: number, examples: string[] }[]>}
 */
export async function verify(site, { shop = "/shop.json", endpoint } = {}) {
  const report = createReport();
  const { check } = report;
  const base = new URL(site).origin;
  const at = (path) => new URL(path, base);

  const sitemap = await ask(at("/sitemap.xml"));
  const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const locations = listed.filter((address) => URL.canParse(address));
  const partial = listed.find((address) => !URL.canParse(address));
  check("sitemap", !partial, () => `/sitemap.xml: ${partial} is not a whole address`);
  check(
    "sitemap",
    isGood(sitemap) && locations.length > 0,
    () => `/sitemap.xml: ${said(sitemap)}, ${locations.length} addresses`,
  );
  const published = locations[0] && new URL(locations[0]).origin;
  check(
    "sitemap",
    published === base || isThisMachine(base),
    () => `lists addresses of ${published}: data/company.json, site`,
  );

  const paths = locations.map((address) => new URL(address).pathname);
  const pages = await each(paths, async (path) => {
    const answer = await ask(at(path));
    return { path, answer, page: readPage(answer.text) };
  });
  for (const { path, answer, page } of pages) checkPage(check, { path, answer, page, published });
  const good = pages.filter(({ answer }) => isGood(answer));
  checkBuild(check, good);

  await checkFiles(check, at, good);
  await checkCore(check, at, good[0]?.page.files ?? {}, good);
  await checkWorker(check, at, good[0]?.page.files ?? {});
  await checkAddresses(
    check,
    at,
    good.map(({ path }) => path),
  );
  await checkUnknown(check, at);
  await checkNames(check, base);
  const policy = readPolicy(good[0]?.answer.headers["content-security-policy"]);
  await checkShop(check, at(shop), policy, base);
  if (endpoint) {
    const { origin } = new URL(endpoint);
    check(
      "sending provider",
      policy.get("connect-src")?.includes(origin) ?? false,
      () => `the policy does not allow ${origin}`,
    );
    const answer = await ask(endpoint, {
      method: "OPTIONS",
      headers: { origin: base, "access-control-request-method": "POST" },
    });
    check("sending provider", answer.status > 0, () => unreachable(endpoint, said(answer)));
  }
  return report.rows();
}

function checkPage(check, { path, answer, page, published }) {
  const { headers } = answer;
  check(
    "pages",
    isGood(answer) && page.headings === 1 && Boolean(page.title),
    () => `${path}: ${isGood(answer) ? "no title or heading" : said(answer)}`,
  );
  if (!isGood(answer)) return;
  check(
    "type of pages",
    headers["content-type"]?.toLowerCase() === "text/html; charset=utf-8",
    () => `${path}: ${headers["content-type"]}`,
  );
  const { tag } = languageOf(path);
  check(
    "language of pages",
    page.lang === tag,
    () => `${path}: lang="${page.lang}" instead of "${tag}"`,
  );
  check(
    "canonical address",
    page.canonical === `${published}${path}`,
    () => `${path}: ${page.canonical}`,
  );
  check(
    "other languages (hreflang)",
    HREFLANG.every((code) => page.hreflang.includes(code)),
    () => `${path}: ${page.hreflang.join(", ") || "none"}`,
  );
  check(
    "compression of pages",
    /br|gzip|zstd/.test(headers["content-encoding"] ?? ""),
    () => `${path} is sent as it is`,
  );
  check("caching of pages", maxAge(answer) === 0, () => `${path}: ${cachingOf(answer)}`);
  for (const [name, pattern] of Object.entries(SECURITY)) {
    check(
      "security headers",
      pattern.test(String(headers[name] ?? "")),
      () => `${path}: ${name} is ${headers[name] ?? "missing"}`,
    );
  }
  const policy = readPolicy(headers["content-security-policy"]);
  const allowed = (directive, hashes) =>
    hashes.every((hash) => policy.get(directive)?.includes(hash));
  check(
    "policy allows the code of the page",
    allowed("script-src", page.scripts) && allowed("style-src", page.styles),
    () => `${path}: the headers are those of another build`,
  );
}

/**
 * Whoever types the domain without `www`, with it, or without `https:`, is led to the site.
 * @param {(address: string) => Promise<import("./web.mjs").Answer>} [asked]
 */
export async function checkNames(check, base, asked = ask) {
  const { protocol, host, port } = new URL(base);
  // One with a port is a preview: no other name leads there.
  if (protocol !== "https:" || port) return;
  const home = `${base}/`;
  const names = [[`http://${host}/`, home]];
  // A subdomain, like that of a preview, has no second name.
  const [, domain] = host.match(/^(?:www\.)?([^.]+\.[^.]+)$/) ?? [];
  if (domain) {
    const other = `https://${host === domain ? `www.${domain}` : domain}/`;
    names.push([other, home], [other.replace("https:", "http:"), home, other]); // which leads on
  }
  for (const [address, ...allowed] of names) {
    const answer = await asked(address);
    const to = ledTo(answer, address);
    check(
      "other names of the site",
      answer.status >= 301 && answer.status <= 308 && allowed.includes(to),
      () => `${address} does not lead to ${home}: ${to || said(answer)}`,
    );
  }
}

/** Pages of two builds at once: the older ones ask for files that are gone. */
function checkBuild(check, pages) {
  const build = ({ page: { files } }) => `${files.main} ${files.core}`;
  for (const one of pages) {
    check(
      "all pages of one build",
      build(one) === build(pages[0]),
      () => `${one.path} names ${one.page.files.main}`,
    );
  }
}

/** Addresses as people type them lead to the page, with their query. */
async function checkAddresses(check, at, paths) {
  const page = paths.find((path) => path.split("/").length === 2 && path.length > 1);
  if (!page) return;
  for (const [given, to] of [
    ["/home", "/"],
    [`${page}/`, page],
    [`${page}?a=b`, `${page}?a=b`],
  ]) {
    const answer = await ask(at(given));
    const led = ledTo(answer, at(given));
    const arrived = led ? led === at(to).href && given !== to : isGood(answer);
    check("other addresses of a page", arrived, () => `${given}: ${led || said(answer)}`);
  }
}

/** Unknown addresses: told as such, in the language of their prefix, and not kept. */
async function checkUnknown(check, at) {
  for (const { code, tag } of LANGUAGES) {
    const path = `${code === DEFAULT ? "" : `/${code}`}/no-existe-${Date.now()}`;
    const answer = await ask(at(path));
    check(
      "unknown addresses",
      answer.status === 404 && readPage(answer.text).lang === tag,
      () => `${path}: ${said(answer)}, lang="${readPage(answer.text).lang}"`,
    );
  }
  const lost = await ask(at(`/assets/site-${Date.now()}.js`));
  check(
    "unknown addresses",
    lost.status === 404 && maxAge(lost) < WEEK_S,
    () => `a missing file: ${said(lost)}, ${cachingOf(lost)}`,
  );
}

/** @param {URL} address of the document @param {string} base of the site */
export async function checkShop(check, address, policy, base) {
  const name = "shop document";
  const answer = await ask(address, { headers: { origin: base } });
  let document;
  try {
    document = isGood(answer) ? JSON.parse(answer.text) : undefined;
  } catch {}
  if (document === undefined) {
    check(name, false, () => `${address.href}: ${isGood(answer) ? "is not JSON" : said(answer)}`);
    return;
  }
  for (const list of LISTS) {
    const entries = Array.isArray(document?.[list]) ? document[list] : undefined;
    check(name, entries !== undefined, () => `there is no list ${list}`);
    await each([...(entries ?? []).entries()], async ([index, entry]) => {
      const place = `${list}[${index}]`;
      const problem = productProblem(entry);
      check(name, !problem, () => `${place}: ${problem}`);
      if (problem) return;
      const { foto } = entry;
      // Of the site, wherever the document is.
      const picture = URL.canParse(foto, base) ? await ask(new URL(foto, base)) : undefined;
      const isPicture = /^image\//.test(picture?.headers["content-type"] ?? "");
      check(name, picture?.status === 200 && isPicture, () => `${place}: no picture at ${foto}`);
    });
  }
  if (address.origin === base) return;
  check(
    name,
    policy.get("connect-src")?.includes(address.origin) ?? false,
    () => `the policy does not allow ${address.origin}`,
  );
  const allowed = answer.headers["access-control-allow-origin"];
  check(
    name,
    allowed === "*" || allowed === base,
    () => `${address.origin} does not allow ${base} to read it (CORS)`,
  );
}
