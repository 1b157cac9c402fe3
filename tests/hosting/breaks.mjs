/** Breaks of a published site that `npm run verify` has to name (`verify.test.mjs`). */
/**
 * @typedef {object} Answer
 * @property {number} status @property {Record<string, any>} headers @property {Buffer} body
 */

const text = (change) => (answer) => {
  answer.body = Buffer.from(change(answer.body.toString()));
};
const header = (name, value) => (answer) => {
  if (value === undefined) delete answer.headers[name];
  else answer.headers[name] = value;
};
const gone = (answer) => {
  answer.status = 404;
};

/** What is broken: which addresses, how, what has to be found, and what is said of it. */
export const BREAKS = [
  [
    "a page that fails",
    /^\/faq$/,
    (answer) => Object.assign(answer, { status: 500 }),
    "pages",
    /^\/faq: status 500/,
  ],
  [
    "pages without a policy",
    /./,
    header("content-security-policy"),
    "security headers",
    /^\/: content-security-policy is missing/,
  ],
  [
    "headers of another build",
    /^\/en\/faq$/,
    text((html) => html.replace("<style>", "<style>p{}")),
    "policy allows the code of the page",
    /^\/en\/faq: the headers are those of another build/,
  ],
  [
    "pages of two builds",
    /^\/contacto$/,
    text((html) => html.replace(/site-[\w-]{6}\.js/g, "site-ABCDEFGH.js")),
    "all pages of one build",
    /^\/contacto names \/assets\/site-ABCDEFGH\.js/,
  ],
  [
    "a wrong language",
    /^\/val$/,
    text((html) => html.replace("ca-valencia", "es")),
    "language of pages",
    /^\/val: lang="es" instead of "ca-valencia"/,
  ],
  [
    "a wrong canonical address",
    /^\/en$/,
    text((html) =>
      html.replace(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="https://other.example/"'),
    ),
    "canonical address",
    /^\/en: https:\/\/other\.example\//,
  ],
  [
    "a missing language in the head",
    /^\/faq$/,
    text((html) => html.replace(/<link rel="alternate" hreflang="ca"[^>]*>/, "")),
    "other languages (hreflang)",
    /^\/faq: (?!.*\bca\b)/,
  ],
  [
    "a lost script",
    /^\/assets\/site-.*\.js$/,
    gone,
    "scripts, core and texts",
    /^\/assets\/site-[\w-]+\.js: status 404/,
  ],
  [
    "a core of a wrong type",
    /\.wasm$/,
    header("content-type", "application/octet-stream"),
    "types of files",
    /\.wasm: application\/octet-stream/,
  ],
  [
    "a core that is cut off",
    /\.wasm$/,
    (answer) => Object.assign(answer, { body: answer.body.subarray(0, 5000) }),
    "the core is WebAssembly",
    /\/bancal_bg-[\w-]+\.wasm: status 200/,
  ],
  [
    "texts of another build",
    /\/assets\/en-.*\.txt$/,
    text((dictionary) => dictionary.replace(/^\w+/, "00000000")),
    "core and texts of one build",
    /^\/assets\/en-[\w-]+\.txt does not belong to .*\.wasm/,
  ],
  ["a lost worker", /^\/sw\.js$/, gone, "service worker", /^\/sw\.js: status 404/],
  [
    "a worker that is kept",
    /^\/sw\.js$/,
    header("cache-control", "public, max-age=3600"),
    "service worker",
    /^\/sw\.js is kept: public, max-age=3600/,
  ],
  [
    "a worker of another build",
    /^\/sw\.js$/,
    text((script) => script.replace(/site-[\w-]{6}\.js/g, "site-ABCDEFGH.js")),
    "service worker",
    /^\/sw\.js belongs to another build than the pages/,
  ],
  ["pages without compression", /^\/$/, "identity", "compression of pages", /^\/ is sent as it is/],
  [
    "pages that are kept for a year",
    /^\/faq$/,
    header("cache-control", "public, max-age=31536000"),
    "caching of pages",
    /^\/faq: public, max-age=31536000/,
  ],
  [
    "pages that a CDN keeps for some hours",
    /^\/faq$/,
    header("cache-control", "public, max-age=14400, must-revalidate"),
    "caching of pages",
    /^\/faq: public, max-age=14400/,
  ],
  [
    "pages without Cache-Control",
    /^\/faq$/,
    header("cache-control"),
    "caching of pages",
    /^\/faq: no Cache-Control/,
  ],
  [
    "a worker without Cache-Control",
    /^\/sw\.js$/,
    header("cache-control"),
    "service worker",
    /^\/sw\.js is kept: no Cache-Control/,
  ],
  [
    "assets that are not kept",
    /^\/assets\//,
    header("cache-control", "no-store"),
    "caching of files with a hash",
    /^\/assets\/.*: no-store/,
  ],
  [
    "a missing picture",
    /^\/pictures\/dumper-3500-400\.avif$/,
    gone,
    "pictures, films and icons",
    /^\/pictures\/dumper-3500-400\.avif on \/.*: status 404/,
  ],
  [
    "unknown addresses answered with 200",
    /no-existe/,
    (answer) => Object.assign(answer, { status: 200 }),
    "unknown addresses",
    /^\/no-existe-\d+: status 200/,
  ],
  [
    "a second address that is lost",
    /^\/home$/,
    (answer) => Object.assign(answer, { status: 404, headers: {} }),
    "other addresses of a page",
    /^\/home: status 404/,
  ],
  [
    "a second address that leads to another site",
    /^\/home$/,
    header("location", "https://other.example/"),
    "other addresses of a page",
    /^\/home: https:\/\/other\.example\//,
  ],
  [
    "a second address that leads nowhere",
    /^\/home$/,
    header("location", "https://"),
    "other addresses of a page",
    /^\/home: https:\/\//,
  ],
  [
    "a page that leads to itself",
    /\?a=b$/,
    (answer) => Object.assign(answer, { status: 301, headers: { location: "?a=b" } }),
    "other addresses of a page",
    /^(\/[\w-]+\?a=b): http:.*\1$/,
  ],
  [
    "a missing file without Cache-Control",
    /^\/assets\/site-\d+\.js$/,
    header("cache-control"),
    "unknown addresses",
    /^a missing file: status 404, no Cache-Control/,
  ],
  [
    "a shop document that is none",
    /^\/shop\.json$/,
    text(() => "<!doctype html>"),
    "shop document",
    /\/shop\.json: is not JSON/,
  ],
  [
    "a shop document that is empty",
    /^\/shop\.json$/,
    text(() => "null"),
    "shop document",
    /^there is no list /,
  ],
  [
    "an error in place of the shop document",
    /^\/shop\.json$/,
    (answer) => Object.assign(answer, { status: 500, body: Buffer.from("{}") }),
    "shop document",
    /\/shop\.json: status 500/,
  ],
  [
    "a list that is missing in the shop document",
    /^\/shop\.json$/,
    text((json) => json.replace('"aceites"', '"oils"')),
    "shop document",
    /^there is no list aceites/,
  ],
  [
    "a name in the shop document that no text has",
    /^\/shop\.json$/,
    text((json) => json.replace('"goods.tools.float"', '"goods.tools.flaot"')),
    "shop document",
    /^\w+\[\d+\]: no text is called goods\.tools\.flaot/,
  ],
  [
    "a picture in the shop document that is not there",
    /^\/shop\.json$/,
    text((json) => json.replace("/float-400.webp", "/flaot-400.webp")),
    "shop document",
    /^\w+\[\d+\]: no picture at .*\/flaot-400\.webp/,
  ],
  [
    "a sitemap without whole addresses",
    /^\/sitemap\.xml$/,
    text((xml) => xml.replace(/<loc>https:\/\/[^/]*/, "<loc>")),
    "sitemap",
    /^\/sitemap\.xml: \/.* is not a whole address/,
  ],
  ["no sitemap", /^\/sitemap\.xml$/, gone, "sitemap", /^\/sitemap\.xml: status 404/],
];
