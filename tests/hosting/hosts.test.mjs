/** Every host that is configured from `scripts/build/hosting/rules.mjs` answers alike: nginx of Debian, and the local server. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { BUILD, DIST, RULES } from "../../scripts/lib/paths.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { startNginx } from "../../scripts/serve/start-nginx.mjs";
import { ask } from "./request.mjs";

const json = async (file) => JSON.parse(await readFile(file, "utf8"));
const rules = await json(RULES);
/** Addresses as people copy and type them, and where they lead: the core is tried against the same. */
const TABLE = await json(new URL("../fixtures/addresses.json", import.meta.url));
/** Every address of the core's table, second ones included. */
const addresses = await json(join(BUILD, "addresses.json"));
const files = (await readdir(DIST, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length));
const published = files.filter(
  (file) => !/\/\.|\.(?:html|br|gz)$|^\/_(?:headers|redirects)$/.test(file),
);
const fileOf = (address) => (address === "/" ? "/index.html" : `${address}.html`);
const contentOf = (path) => readFile(join(DIST, path));
const oneOf = (ending) => published.find((file) => file.endsWith(ending));
const oneDictionary = published.find((file) => /^\/assets\/es-.*\.txt$/.test(file));
const oneShared = published.find((file) => /^\/share\/.*\.jpg$/.test(file));
const oneScript = published.find((file) => /^\/assets\/site-.*\.js$/.test(file));

const UNKNOWN = {
  "/no-existe": "/404.html",
  "/maquinaria/no-existe": "/404.html",
  "/assets/site-00000000.js": "/404.html",
  "/enlaces": "/404.html",
  "/en/nothing": "/en/404.html",
  "/en/maquinaria/nothing": "/en/404.html",
  "/val/res": "/val/404.html",
};

const PRIVATE = [
  "/404",
  "/404.html",
  "/en/404.html",
  "/_headers",
  "/_redirects",
  "/index.html.br",
  "/.vite/manifest.json",
];

const hosts = { nginx: startNginx, "the local server": () => startServer({ port: 0 }) };

for (const [name, start] of Object.entries(hosts)) {
  describe(name, () => {
    let host;
    const get = (path, headers = {}, method = "GET") => ask(host.url + path, { headers, method });

    before(async () => {
      host = await start();
    });
    after(() => host.close());

    test("answers every address of every language with its page, or leads a second one there", async () => {
      const second = Object.keys(rules.redirects);
      assert.equal(addresses.length, rules.pages.length + second.length);
      for (const address of addresses) {
        const { status, headers, body } = await get(address);
        if (address in rules.redirects) {
          assert.deepEqual([status, headers.location], [301, rules.redirects[address]], address);
        } else {
          assert.equal(status, 200, address);
          assert.equal(headers["content-type"], "text/html; charset=utf-8", address);
          assert.ok(body.equals(await contentOf(fileOf(address))), address);
        }
      }
      assert.equal(second.length, 3 * 18);
    });

    test("has one address for each page: no slash at the end, no file name, query kept", async () => {
      const plain = rules.pages.filter((address) => address !== "/");
      const expected = [
        ...plain.flatMap((address) => [
          [`${address}/`, address],
          [`${address}.html`, address],
        ]),
        ["/index.html", "/"],
        ["/index", "/"],
        ["/home/", "/"],
        ["/home?utm=a&b=%C3%A9", "/?utm=a&b=%C3%A9"],
        ["/faq/?q=1", "/faq?q=1"],
      ];
      for (const [path, to] of expected) {
        const { status, headers } = await get(path);
        assert.deepEqual([status, headers.location], [301, to], path);
      }
    });

    for (const [kind, rows] of Object.entries(TABLE)) {
      test(`answers the addresses of the table as it says: ${kind}`, async () => {
        for (const [given, leadsTo] of rows) {
          // Browsers do not send the fragment.
          const [path, to] = [given, leadsTo].map((address) => address?.split("#")[0]);
          const expected =
            to === undefined ? [404, undefined] : to === path ? [200, undefined] : [301, to];
          const { status, headers } = await get(path);
          assert.deepEqual([status, headers.location], expected, given);
        }
      });
    }

    test("answers 404 in the language of the prefix, and never lets it be kept", async () => {
      for (const [path, file] of Object.entries(UNKNOWN)) {
        const { status, headers, body } = await get(path);
        assert.equal(status, 404, path);
        assert.ok(body.equals(await contentOf(file)), path);
        assert.equal(headers["content-type"], "text/html; charset=utf-8", path);
        assert.equal(headers["cache-control"], rules.otherwise, path);
      }
    });

    test("keeps to itself what is not for visitors", async () => {
      for (const path of PRIVATE) {
        assert.equal((await get(path)).status, 404, path);
      }
    });

    test("gives every file its type and its time to be kept", async () => {
      assert.ok(published.length > 500);
      for (const file of published) {
        const { status, headers } = await get(file, {}, "HEAD");
        assert.equal(status, 200, file);
        assert.equal(headers["content-type"], rules.types[extname(file).slice(1)], file);
        const folder = `/${file.split("/")[1]}/*`;
        assert.equal(headers["cache-control"], rules.caching[folder] ?? rules.otherwise, file);
      }
    });

    test("sends the types, times and policy that were meant", async () => {
      const cases = [
        ["/", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
        [oneOf(".wasm"), "application/wasm", "public, max-age=31536000, immutable"],
        [oneDictionary, "text/plain; charset=utf-8", "public, max-age=31536000, immutable"],
        [oneOf(".woff2"), "font/woff2", "public, max-age=31536000, immutable"],
        [oneScript, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
        [oneOf(".avif"), "image/avif", "public, max-age=604800"],
        [oneOf(".webp"), "image/webp", "public, max-age=604800"],
        [oneOf(".mp4"), "video/mp4", "public, max-age=604800"],
        ["/shop.json", "application/json", "public, max-age=0, must-revalidate"],
        ["/favicon.ico", "image/x-icon", "public, max-age=0, must-revalidate"],
        [oneShared, "image/jpeg", "public, max-age=604800"],
        ["/sitemap.xml", "application/xml", "public, max-age=0, must-revalidate"],
        ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"],
        [oneOf(".webmanifest"), "application/manifest+json", "public, max-age=0, must-revalidate"],
      ];
      for (const [path, type, caching] of cases) {
        const { headers } = await get(path);
        assert.deepEqual(
          [headers["content-type"], headers["cache-control"]],
          [type, caching],
          path,
        );
      }
      const policy = (await get("/")).headers["content-security-policy"];
      assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
      assert.match(policy, /; require-trusted-types-for 'script'/);
      assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
    });

    test("sends every security header once with every kind of answer, and those of pages with no file of a folder", async () => {
      const script = await get(oneScript);
      const answers = {
        page: await get("/"),
        redirect: await get("/home"),
        slash: await get("/faq/"),
        unknown: await get("/en/nothing"),
        hidden: await get("/_headers"),
        "unknown file": await get("/assets/none.js"),
        "refused method": await get("/", {}, "POST"),
        script,
        "unchanged script": await get(oneScript, { "if-none-match": script.headers.etag }),
        "service worker": await get("/sw.js"),
        "shop document": await get("/shop.json"),
        picture: await get(oneOf(".avif")),
        "part of a video": await get(oneOf(".mp4"), { range: "bytes=0-99" }),
        "impossible part": await get(oneOf(".mp4"), { range: "bytes=99999999-" }),
        compressed: await get("/", { "accept-encoding": "br" }),
      };
      const statuses = Object.values(answers).map(({ status }) => status);
      assert.deepEqual(
        statuses,
        [200, 301, 301, 404, 404, 404, 405, 200, 304, 200, 200, 200, 206, 416, 200],
      );
      const files = ["script", "unchanged script", "picture", "part of a video", "impossible part"];
      for (const [kind, { headers, distinct }] of Object.entries(answers)) {
        for (const header of Object.keys(rules.pageSecurity)) {
          const isSent = header.toLowerCase() in headers;
          assert.equal(isSent, !files.includes(kind), `${header} of ${kind}`);
        }
        const { security, pageSecurity } = rules;
        const expected = files.includes(kind) ? security : { ...security, ...pageSecurity };
        for (const [header, value] of Object.entries(expected)) {
          const values = distinct[header.toLowerCase()] ?? [];
          // nginx sends these headers twice where a range cannot be satisfied, which has the same meaning.
          const said = kind === "impossible part" ? [...new Set(values)] : values;
          assert.deepEqual(said, [value], `${header} of ${kind}`);
        }
        assert.ok(headers["cache-control"], `Cache-Control of ${kind}`);
      }
    });

    test("lets only good answers be kept for long", async () => {
      const good = await get(oneScript);
      for (const [kind, path, headers, method] of [
        ["refused method", oneScript, {}, "POST"],
        ["unknown file", "/assets/none.js", {}, "GET"],
        ["unknown picture", "/pictures/none.avif", {}, "GET"],
      ]) {
        const answer = await get(path, headers, method);
        assert.equal(answer.headers["cache-control"], rules.otherwise, kind);
      }
      const unchanged = await get(oneScript, { "if-none-match": good.headers.etag });
      assert.equal(unchanged.headers["cache-control"], good.headers["cache-control"]);
    });

    test("sends the compressed copies to those who take them, and the same content", async () => {
      const decode = { br: brotliDecompressSync, gzip: gunzipSync };
      const texts = [...rules.pages, ...published.filter((file) => files.includes(`${file}.br`))];
      assert.ok(texts.length > rules.pages.length + 20);
      for (const path of texts) {
        const original = await contentOf(path.includes(".") ? path : fileOf(path));
        const plain = await get(path);
        assert.equal(plain.headers["content-encoding"], undefined, path);
        for (const [encoding, decoded] of Object.entries(decode)) {
          const { headers, body } = await get(path, { "accept-encoding": encoding });
          assert.equal(headers["content-encoding"], encoding, path);
          assert.match(headers.vary, /accept-encoding/i, path);
          assert.equal(headers["content-type"], plain.headers["content-type"], path);
          assert.ok(body.length < original.length, path);
          assert.ok(decoded(body).equals(original), path);
        }
      }
      const both = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
      assert.equal(both.headers["content-encoding"], "br");
    });

    test("answers 304 without a body to those who have it", async () => {
      for (const path of ["/", "/en/faq", oneScript, oneOf(".avif"), "/shop.json"]) {
        for (const accepted of ["identity", "br"]) {
          const first = await get(path, { "accept-encoding": accepted });
          const condition = { "accept-encoding": accepted, "if-none-match": first.headers.etag };
          const second = await get(path, condition);
          assert.deepEqual([second.status, second.body.length], [304, 0], path);
        }
      }
    });

    test("sends parts of a video", async () => {
      const video = oneOf(".mp4");
      const content = await contentOf(video);
      const { status, headers, body } = await get(video, { range: "bytes=100-199" });
      assert.equal(status, 206);
      assert.equal(headers["content-range"], `bytes 100-199/${content.length}`);
      assert.ok(body.equals(content.subarray(100, 200)));
    });
  });
}

test("nginx lets nobody keep what it could not read, or a part that is not there", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await cp(DIST, folder, { recursive: true });
  await chmod(folder, 0o755);
  await chmod(join(folder, oneScript), 0);
  const host = await startNginx({ folder, user: "nobody nogroup" });
  context.after(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });
  const unreadable = await ask(host.url + oneScript);
  assert.equal(unreadable.status, 403);
  assert.equal(unreadable.headers["cache-control"], rules.otherwise);
  const part = await ask(host.url + oneOf(".mp4"), { headers: { range: "bytes=99999999-" } });
  assert.equal(part.status, 416);
  assert.match(part.headers["cache-control"], /no-store/);
});

test("nginx whose port another program has taken is said not to start", async (context) => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  context.after(() => other.close());
  const { port } = other.address();
  await assert.rejects(startNginx({ port }), /nginx did not start: .*Address already in use/);
});
