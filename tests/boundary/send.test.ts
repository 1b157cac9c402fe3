import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { SendFormOptions } from "bancal";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { core, quoteForm } from "./core";
import { type Provider, startTemporaryProvider } from "./provider";

let provider: Provider;

beforeAll(async () => {
  provider = await startTemporaryProvider();
});
beforeEach(() => provider.answerWith());
afterAll(() => provider.close());

const target = () => ({
  endpoint: `${provider.url}/api/v1.0/email/send-form`,
  publicKey: "key",
  service: "service",
  template: "template",
});

test("a request arrives with its twelve parts in order, trimmed, each once", async () => {
  const form = quoteForm({
    user_comments: "  ¿Mañana? «ñ»\r\n--boundary\r\n🏗  ",
    user_name: " A ",
  });
  form.append("website", "not a field of the request");
  const report = await core.sendForm({ form, language: "es", target: target() });
  expect(report.kind).toBe("sent");
  expect(provider.requests.at(-1)?.parts).toEqual([
    ["user_name", "A"],
    ["user_email", "obras@example.com"],
    ["user_number", ""],
    ["user_machinery", "Dumper"],
    ["user_city", "Alicante"],
    ["user_rentalDate", ""],
    ["user_rentalDays", "3"],
    ["user_comments", "¿Mañana? «ñ»\r\n--boundary\r\n🏗"],
    ["lib_version", "4.4.1"],
    ["service_id", "service"],
    ["template_id", "template"],
    ["user_id", "key"],
  ]);
});

test("a missing setting never leaves the browser", async () => {
  const before = provider.requests.length;
  const report = await core.sendForm({
    form: quoteForm(),
    language: "es",
    target: { ...target(), service: "" },
  });
  expect(report).toMatchObject({
    kind: "failed",
    reason: "notConfigured",
    log: "The service ID is required. Visit https://dashboard.emailjs.com/admin",
  });
  expect(provider.requests.length).toBe(before);
});

test("each way of failing is told apart", async () => {
  const send = (timeout?: number) =>
    core.sendForm({ form: quoteForm(), language: "en", target: target(), timeout });
  provider.answerWith({ status: 412, body: "Gmail_API: Invalid grant.", times: 1 });
  expect(await send()).toMatchObject({
    reason: "rejected",
    status: 412,
    log: "Gmail_API: Invalid grant.",
  });
  provider.answerWith({ status: 429, body: "slow", times: 1 });
  expect(await send()).toMatchObject({ reason: "tooMany", status: 429 });
  provider.answerWith({ hangup: true, times: 1 });
  expect(await send()).toMatchObject({ reason: "unreachable", status: 0, log: "Network Error" });
  provider.answerWith({ delay: 3000, times: 1 });
  expect(await send(100)).toMatchObject({ reason: "timedOut" });
  provider.answerWith({ status: 202, body: "OK", times: 1 });
  expect(await send()).toMatchObject({ kind: "sent" });
});

const send = (options: Partial<SendFormOptions>) =>
  core.sendForm({ form: quoteForm(), language: "en", target: target(), ...options });

test("a caller can stop waiting, and the report says so", async () => {
  provider.answerWith({ delay: 3000, times: 1 });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  expect(await send({ signal: stop.signal })).toMatchObject({ reason: "aborted", status: 0 });
});

test.each([
  ["timedOut", { timeout: 300 }],
  ["aborted", {}],
  ["unreachable", {}],
] as const)("a success whose text does not come may have arrived: %s", async (reason, options) => {
  const stop = new AbortController();
  const host = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(202, { "content-length": "2" }).write("O");
      if (reason === "aborted") setTimeout(() => stop.abort(), 100);
      if (reason === "unreachable") setTimeout(() => response.destroy(), 100);
    });
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/`;
  const to = { ...target(), endpoint };
  expect(await send({ target: to, signal: stop.signal, ...options })).toMatchObject({ reason });
  host.closeAllConnections();
  host.close();
});

test("one signal stops every call that has it, and its own handlers stay", async () => {
  provider.answerWith({ delay: 3000, times: 2 });
  const stop = new AbortController();
  const handler = vi.fn();
  stop.signal.onabort = handler;
  const reports = [send({ signal: stop.signal }), send({ signal: stop.signal })];
  setTimeout(() => stop.abort("any value"), 50);
  for (const report of await Promise.all(reports)) {
    expect(report).toMatchObject({ reason: "aborted" });
  }
  expect(handler).toHaveBeenCalledOnce();
});

test("nothing of a call stays on the caller's signal", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  expect(await send({ signal })).toMatchObject({ kind: "sent" });
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 1e300])(
  "a timeout of %s waits for an answer that takes its time",
  async (timeout) => {
    provider.answerWith({ delay: 100, status: 200, body: "OK", times: 1 });
    expect(await send({ timeout })).toMatchObject({ kind: "sent" });
  },
);

test("a timeout below zero is none at all", async () => {
  provider.answerWith({ delay: 3000, times: 1 });
  expect(await send({ timeout: -1 })).toMatchObject({ reason: "timedOut" });
});

describe("only the provider's own answer is a success", () => {
  let host: Server;
  let elsewhere: Server;
  /** What has reached a server besides the first request. */
  let reached: string[] = [];
  const address = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report = (path: string) =>
    send({ target: { ...target(), endpoint: `${address(host)}/${path}` } });

  beforeAll(async () => {
    elsewhere = createServer((request, response) => {
      reached.push(`elsewhere: ${request.method}`);
      response.end("OK");
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    host = createServer((request, response) => {
      if (request.url === "/page") {
        response.setHeader("content-type", "text/html; charset=utf-8").end("<!doctype html>");
      } else if (request.url === "/endless") {
        response.on("close", () => reached.push("closed"));
        response.writeHead(200).write("O");
      } else if (request.url === "/long") {
        response.writeHead(500).end("x".repeat(50_000_000));
      } else if (request.url?.startsWith("/broken/")) {
        const [, , status] = request.url.split("/");
        response.writeHead(Number(status), { "content-length": 100 });
        response.write("[", () => response.destroy());
      } else if (request.url?.startsWith("/redirect/")) {
        const [, , status, way] = request.url.split("/");
        const location = way === "away" ? address(elsewhere) : "/answer";
        response.writeHead(Number(status), { location }).end();
      } else {
        reached.push(`${request.method} ${request.url}`);
        response.end("OK");
      }
    }).listen(0, "127.0.0.1");
    await once(host, "listening");
  });
  afterAll(() => {
    host.close();
    elsewhere.close();
  });

  test("a success whose body breaks off is still a success", async () => {
    expect(await report("broken/200")).toMatchObject({ kind: "sent" });
  });

  test("a success whose body never ends keeps no connection open", async () => {
    reached = [];
    expect(await report("endless")).toMatchObject({ kind: "sent" });
    await vi.waitFor(() => expect(reached).toEqual(["closed"]));
  });

  test("a refusal whose body breaks off is still a refusal", async () => {
    expect(await report("broken/500")).toMatchObject({ reason: "rejected", status: 500, log: "" });
  });

  test("a host that serves pages has not sent anything", async () => {
    expect(await report("page")).toMatchObject({ reason: "foreignAnswer", status: 200 });
  });

  test.each([301, 302, 303, 307, 308])(
    "a redirect with status %i is not followed: it loses the form, or hands it to somebody else",
    async (status) => {
      for (const way of ["within", "away"]) {
        reached = [];
        expect(await report(`redirect/${status}/${way}`)).toMatchObject({
          reason: "foreignAnswer",
        });
        expect(reached).toEqual([]);
      }
    },
  );

  test("of a long answer the first 4 kB are reported", async () => {
    const failed = await report("long");
    expect(failed).toMatchObject({ reason: "rejected", status: 500, log: "x".repeat(4096) });
  });
});

test.each(["", "undefined", "not a url", "/", "//host", "data:text/plain,OK", "http://["])(
  "%j is not an endpoint: nothing leaves",
  async (endpoint) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const report = await send({ target: { ...target(), endpoint } });
    expect(report).toMatchObject({ reason: "notConfigured", status: 0 });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);

test("a fetch that brings or throws anything at all is an unreachable server, and the package goes on", async () => {
  for (const answer of [
    async () => ({ ok: true, status: 200 }),
    async () => null,
    () => Promise.reject(),
    () => Promise.reject("text"),
    () => {
      throw new Error("at once");
    },
  ]) {
    vi.stubGlobal("fetch", answer);
    expect(await send({})).toMatchObject({ reason: "unreachable", log: "Network Error" });
    vi.unstubAllGlobals();
  }
  expect(await send({})).toMatchObject({ kind: "sent" });
});

test("the report says why a server could not be reached", async () => {
  const endpoint = "http://nowhere.invalid/send-form";
  const report = await send({ target: { ...target(), endpoint } });
  expect(report).toMatchObject({ reason: "unreachable", cause: "fetch failed: ENOTFOUND" });
});
