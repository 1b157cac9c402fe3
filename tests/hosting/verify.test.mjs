/** `npm run verify` passes what is as it should be, and names each break. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { outcome } from "../../scripts/lib/run.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { startNginx } from "../../scripts/serve/start-nginx.mjs";
import { checkNames, checkShop, verify } from "../../scripts/verify/checks.mjs";
import { productProblem } from "../../scripts/verify/product.mjs";
import { sendProblem, sendTest } from "../../scripts/verify/send.mjs";
import { cachingOf, maxAge } from "../../scripts/verify/web.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";
import { BREAKS } from "./breaks.mjs";
import { ask } from "./request.mjs";

const SHOP = new URL("../../data/shop.json", import.meta.url);
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
  assert.deepEqual(await wrong({}, "https://example.com:8443"), []);
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
  const ended = await outcome("node", ["scripts/verify/verify.mjs", "http://127.0.0.1:9"]);
  assert.deepEqual([ended.code, ended.stdout], [1, ""]);
  assert.equal(ended.output, "http://127.0.0.1:9 does not answer: ECONNREFUSED\n");
});

test("how long an answer is kept is what its Cache-Control says, and nothing is known without one", () => {
  for (const [control, seconds] of [
    ["public, max-age=0, must-revalidate", 0],
    ["Max-Age=60", 60],
    ["no-store", 0],
    ["max-age=60, No-Cache", 0],
    ["s-maxage=60", Number.NaN],
    ["private", Number.NaN],
    [undefined, Number.NaN],
  ]) {
    assert.equal(maxAge({ headers: { "cache-control": control } }), seconds, control);
  }
  assert.equal(cachingOf({ headers: {} }), "no Cache-Control");
});

test("a product that the site shows is right, and one that it leaves out is named", () => {
  // As in the tests of `crates/core/src/shop.rs`.
  const foto = "/pictures/helmet-400.webp";
  for (const nombre of [
    "goods.safety.helmet",
    " goods.safety.helmet ",
    "goods.tools of all kinds",
    "Disco-4.5",
    "site.title",
    "Cinta 👩🏽‍🔧\u200d",
  ]) {
    assert.equal(productProblem({ nombre, foto }), undefined, nombre);
  }
  for (const nombre of ["goods.tools.trowl", "goods.", "goods.tools"]) {
    assert.equal(productProblem({ nombre, foto }), `no text is called ${nombre}`);
  }
  for (const nombre of [undefined, 4, "", " ", "\u200b\u00a0", "Ta\npe", "x".repeat(501)]) {
    assert.equal(productProblem({ nombre, foto }), "nombre is not a text", String(nombre));
  }
  assert.equal(productProblem(null), "nombre is not a text");
  for (const good of [foto, "/a?b/", "https://cdn.example/t.webp"]) {
    assert.equal(productProblem({ nombre: "a", foto: good }), undefined, good);
  }
  for (const wrong of [
    undefined,
    "",
    "x.webp",
    "/",
    "/?a",
    "/pictures/",
    "//evil.example/x",
    "/\\evil.example",
    "/a b",
    "http://a.example/x",
    "https://",
    "https:///x",
    "data:text/html,x",
  ]) {
    assert.match(productProblem({ nombre: "a", foto: wrong }) ?? "", /^foto is not/, wrong);
  }
});

test("a picture of the site is looked for there, also if the shop document is elsewhere", async (context) => {
  const serve = async (answer) => {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await once(server, "listening");
    context.after(() => server.close());
    return `http://127.0.0.1:${server.address().port}`;
  };
  const site = await serve((_, response) => {
    response.writeHead(200, { "content-type": "image/webp" }).end("picture");
  });
  const { aceites, ...others } = JSON.parse(await readFile(SHOP, "utf8"));
  const lists = Object.fromEntries(Object.keys(others).map((name) => [name, []]));
  const plain = { nombre: "Disco-4.5", foto: "/pictures/disc.webp" };
  const elsewhere = await serve(({ url }, response) => {
    const found = url === "/shop.json";
    response.writeHead(found ? 200 : 404, { "access-control-allow-origin": "*" });
    response.end(JSON.stringify({ ...lists, aceites: [...aceites, plain] }));
  });
  const problems = [];
  const note = (_name, good, problem) => good || problems.push(problem());
  const policy = new Map([["connect-src", [elsewhere]]]);
  await checkShop(note, new URL("/shop.json", elsewhere), policy, site);
  assert.deepEqual(problems, []);
});

test("an answer of the provider means to this check what it means to the site", () => {
  // As in `crates/core/src/send/tests.rs`.
  for (const [status, text, type, problem] of [
    [200, "", "text/plain", undefined],
    [200, "anything", "", undefined],
    [202, "OK", "text/plain", undefined],
    [429, "OK", "text/plain", undefined],
    [202, "OK, but", "text/plain", "rejected"],
    [200, "OK", "Text/HTML; charset=utf-8", "a web page"],
    [202, "OK", "application/xhtml+xml", "a web page"],
    [0, "OK", "", "a redirect, which is not followed"],
    [301, "OK", "text/plain", "a redirect, which is not followed"],
    [308, "OK", "text/html", "a redirect, which is not followed"],
    [429, "slow down", "text/plain", "too many requests"],
    [412, "Gmail_API: Invalid grant.", "text/plain", "rejected"],
    [500, "<html>", "text/html", "rejected"],
    [504, "<html>", "text/html", "the request may have arrived"],
  ]) {
    assert.equal(sendProblem({ status, text, type }), problem, `${status} ${text} ${type}`);
  }
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
  assert.match((await sendTest(site, env)).examples[0], /status 403, rejected: blocked/);
  provider.answerWith({ status: 202, body: "OK", times: 1 });
  assert.deepEqual((await sendTest(site, env)).examples, []);
  provider.answerWith({ status: 400, body: "x".repeat(1000), times: 1 });
  assert.match((await sendTest(site, env)).examples[0], /status 400, rejected: x{200}$/);

  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
  });
  await once(other.listen(0, "127.0.0.1"), "listening");
  context.after(() => other.close());
  const elsewhere = { ...env, VITE_SEND_ENDPOINT: `http://127.0.0.1:${other.address().port}/` };
  assert.match((await sendTest(site, elsewhere)).examples[0], /status 200, a web page/);

  const nowhere = { ...env, VITE_SEND_ENDPOINT: "http://127.0.0.1:9/" };
  const advice = /:9\/ cannot be reached from this machine \(.+\): is VITE_SEND_ENDPOINT right/;
  assert.match((await sendTest(site, nowhere)).examples[0], advice);

  const { examples } = await sendTest(site, { ...env, VITE_SEND_SERVICE: "" });
  assert.deepEqual(examples, ["VITE_SEND_SERVICE is not set here"]);
});
