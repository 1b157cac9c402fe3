import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider } from "../provider/provider.mjs";
import { core, quoteForm } from "./core";

let provider: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  provider = await startProvider({ folder: await mkdtemp(join(tmpdir(), "quotes-")) });
});
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
  const report = await core.sendForm(form, "es", target(), 5000);
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
  const report = await core.sendForm(quoteForm(), "es", { ...target(), service: "" }, 5000);
  expect(report).toMatchObject({
    kind: "failed",
    reason: "notConfigured",
    log: "The service ID is required. Visit https://dashboard.emailjs.com/admin",
  });
  expect(provider.requests.length).toBe(before);
});

test("each way of failing is told apart", async () => {
  const send = (timeout = 5000) => core.sendForm(quoteForm(), "en", target(), timeout);
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

test("whoever asked can stop waiting", async () => {
  provider.answerWith({ delay: 3000, times: 1 });
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  const report = await core.sendForm(quoteForm(), "en", target(), 5000, stop.signal);
  expect(report).toMatchObject({ reason: "timedOut" });
});
