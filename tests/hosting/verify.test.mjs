/** `npm run verify` passes what is as it should be, and names each break. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { startServer } from "../../scripts/serve/serve.mjs";
import { startNginx } from "../../scripts/serve/start-nginx.mjs";
import { checkNames, verify } from "../../scripts/verify/checks.mjs";
import { sendTest } from "../../scripts/verify/send.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";
import { ask } from "./request.mjs";

const failures = (rows) => rows.filter(({ failed }) => failed > 0).map(({ name }) => name);

for (const [name, start] of Object.entries({
  nginx: startNginx,
  "the local server": () => startServer({ port: 0 }),
})) {
  test(`${name} is as it should be`, async () => {
    const host = await start();
    try {
      const rows = await verify(host.url);
      assert.deepEqual(
        rows.filter(({ failed }) => failed > 0),
        [],
      );
      assert.ok(rows.find((row) => row.name === "pages").checked > 100);
    } finally {
      await host.close();
    }
  });
}

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
const BREAKS = [
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
    "a shop document that is none",
    /^\/shop\.json$/,
    text(() => "<!doctype html>"),
    "shop document",
    /\/shop\.json: is not JSON/,
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
  ["no sitemap", /^\/sitemap\.xml$/, gone, "sitemap", /^\/sitemap\.xml: status 404/],
];

describe("a broken site", () => {
  let site;
  let proxy;
  /** @type {(typeof BREAKS)[number] | undefined} */
  let broken;

  before(async () => {
    site = await startServer({ port: 0 });
    proxy = createServer(async (request, response) => {
      const [, addresses, how] = broken ?? [];
      const isBroken = addresses?.test(request.url) ?? false;
      // What is changed has to be readable.
      const headers = { ...request.headers };
      if (isBroken) delete headers["accept-encoding"];
      const answer = await ask(site.url + request.url, { method: request.method, headers });
      if (isBroken && typeof how === "function") {
        how(answer);
        delete answer.headers["content-length"];
      }
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }).listen(0, "127.0.0.1");
    await once(proxy, "listening");
  });
  after(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await site.close();
  });

  for (const row of BREAKS) {
    test(`is named: ${row[0]}`, async () => {
      broken = row;
      const [, , , name, message] = row;
      const rows = await verify(`http://127.0.0.1:${proxy.address().port}`);
      const said = rows.flatMap((found) => (found.name === name ? found.examples : []));
      assert.ok(
        said.some((example) => message.test(example)),
        `${name} says ${said.join(", ") || "nothing"}; besides: ${failures(rows).join(", ")}`,
      );
    });
  }
});

test("a domain without www, or without https, that does not lead to the site is named", async () => {
  const led = {
    "http://www.example.com/": "https://www.example.com/",
    "https://example.com/": "https://www.example.com/",
    "http://example.com/": "https://example.com/",
  };
  /** @param {Record<string, string>} locations @returns {Promise<string[]>} what is wrong */
  async function wrong(locations, site = "https://www.example.com") {
    const problems = [];
    const note = (_name, good, problem) => good || problems.push(problem());
    await checkNames(note, site, async (address) =>
      locations[address]
        ? { status: 301, headers: { location: locations[address] } }
        : { status: 0, headers: {}, problem: "ENOTFOUND" },
    );
    return problems;
  }
  assert.deepEqual(await wrong(led), []);
  // A preview has no other name.
  const preview = { "http://preview.example.com/": "https://preview.example.com/" };
  assert.deepEqual(await wrong(preview, "https://preview.example.com"), []);
  for (const [address, to] of [
    ["https://example.com/", undefined],
    ["https://example.com/", "https://example.com/"],
    ["http://example.com/", "http://www.example.com/"],
    ["http://www.example.com/", "https://www.example.net/"],
  ]) {
    const [problem, ...more] = await wrong({ ...led, [address]: to });
    assert.deepEqual(more, []);
    assert.ok(problem.startsWith(`${address} does not lead to https://www.example.com/`));
  }
});

test("a site that does not answer is said in the table, not in a stack", async () => {
  const rows = await verify("http://127.0.0.1:9");
  assert.ok(failures(rows).includes("sitemap"));
});

test("the test request is one that the provider takes, by the library that the site names", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "quotes-"));
  const provider = await startProvider({ folder });
  context.after(async () => {
    await provider.close();
    await rm(folder, { recursive: true });
  });
  const env = {
    VITE_SEND_ENDPOINT: `${provider.url}/api/v1.0/email/send-form`,
    VITE_SEND_PUBLIC_KEY: "local-key",
    VITE_SEND_SERVICE: "local-service",
    VITE_SEND_TEMPLATE: "local-template",
  };
  const site = "https://www.example.com";
  assert.deepEqual((await sendTest(site, env)).examples, []);
  const [{ parts, headers }] = provider.requests;
  assert.equal(headers.origin, site);
  assert.equal(parts.length, 12);
  const core = await readFile(new URL("../../crates/core/src/send.rs", import.meta.url), "utf8");
  assert.ok(core.includes(`"${new Map(parts).get("lib_version")}"`));

  provider.answerWith({ status: 403, body: "blocked", times: 1 });
  assert.match((await sendTest(site, env)).examples[0], /status 403: blocked/);

  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  context.after(() => other.close());
  const elsewhere = { ...env, VITE_SEND_ENDPOINT: `http://127.0.0.1:${other.address().port}/` };
  assert.match((await sendTest(site, elsewhere)).examples[0], /status 200, a web page/);

  const { examples } = await sendTest(site, { ...env, VITE_SEND_SERVICE: "" });
  assert.deepEqual(examples, ["VITE_SEND_SERVICE is not set here"]);
});
