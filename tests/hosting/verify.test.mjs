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
import { BREAKS } from "./breaks.mjs";
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
