/**
 * What the provider's own client (@emailjs/browser 4.4.1) tests about send-form, and what it gets wrong, here.
 * `docs/quality.md` has the list.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { core, quoteForm } from "./core";
import { type Provider, startTemporaryProvider } from "./provider";

let provider: Provider;

beforeAll(async () => {
  provider = await startTemporaryProvider();
});
beforeEach(() => {
  provider.answerWith();
  provider.requests.length = 0;
});
afterAll(() => provider.close());

const target = (changes = {}) => ({
  endpoint: `${provider.url}/api/v1.0/email/send-form`,
  publicKey: "key",
  service: "service",
  template: "template",
  ...changes,
});

const send = (changes = {}, form = quoteForm()) =>
  core.sendForm({ form, language: "es", target: target(changes) });
const named = (name: string) => expect.objectContaining({ name });

const PUBLIC_KEY = "The public key is required. Visit https://dashboard.emailjs.com/admin/account";
const SERVICE = "The service ID is required. Visit https://dashboard.emailjs.com/admin";
const TEMPLATE = "The template ID is required. Visit https://dashboard.emailjs.com/admin/templates";

describe("what the client tests", () => {
  test("status 200 and the text OK are a success", async () => {
    provider.answerWith({ status: 200, body: "OK" });
    expect(await send()).toMatchObject({ kind: "sent" });
  });

  test("an answer other than success is reported with its status and text", async () => {
    provider.answerWith({ status: 404, body: "No Found" });
    expect(await send()).toMatchObject({ kind: "failed", status: 404, log: "No Found" });
  });

  test("no answer at all is status 0 and Network Error", async () => {
    provider.answerWith({ hangup: true });
    expect(await send()).toMatchObject({ kind: "failed", status: 0, log: "Network Error" });
  });

  test.each([
    ["public key", { publicKey: "" }, PUBLIC_KEY],
    ["service", { service: "" }, SERVICE],
    ["template", { template: "" }, TEMPLATE],
  ])("without a %s nothing is sent and the text says which is missing", async (_, missing, log) => {
    const report = await send(missing);
    expect(report).toMatchObject({ reason: "notConfigured", status: 0, log });
    expect(provider.requests).toEqual([]);
  });

  test("what is missing is reported in the client's order: public key, service, template", async () => {
    const logs = [];
    for (const given of [{}, { publicKey: "k" }, { publicKey: "k", service: "s" }]) {
      const report = await send({ publicKey: "", service: "", template: "", ...given });
      logs.push(report.kind === "failed" && report.log);
    }
    expect(logs).toEqual([PUBLIC_KEY, SERVICE, TEMPLATE]);
    expect(provider.requests).toEqual([]);
  });

  test("a setting that is undefined or null is a missing one", async () => {
    expect(await send({ publicKey: undefined, service: null })).toMatchObject({
      reason: "notConfigured",
      log: PUBLIC_KEY,
    });
    expect(provider.requests).toEqual([]);
  });

  test.each([{ publicKey: {} }, { service: [] }, { template: 3 }])(
    "a setting of another type is a bad call: %j",
    async (wrong) => {
      await expect(send(wrong)).rejects.toThrow(named("TargetError"));
      expect(provider.requests).toEqual([]);
    },
  );

  test.each([["x"], [5], [[]], [null]])(
    "a target that is no object is a bad call: %j",
    async (wrong) => {
      const form = new FormData();
      // @ts-expect-error: what a caller without types may do
      const sent = core.sendForm({ form, language: "es", target: wrong });
      await expect(sent).rejects.toThrow(named("TargetError"));
    },
  );

  test.each([[null], [undefined], ["#form"], [{ nodeName: "SPAN" }], [{ nodeName: "FORM" }]])(
    "what is not a form is a bad call: %j",
    async (form) => {
      // @ts-expect-error: what a caller without types may do
      const sent = core.sendForm({ form, language: "es", target: target() });
      await expect(sent).rejects.toThrow(named("FormError"));
      expect(provider.requests).toEqual([]);
    },
  );

  test("an empty form is sent with its parts empty", async () => {
    await send({}, new FormData());
    const parts = provider.requests[0]?.parts ?? [];
    expect(parts.slice(0, 8).every(([, value]) => value === "")).toBe(true);
    expect(parts).toHaveLength(12);
  });

  test("the settings follow the fields of the form, in the client's order", async () => {
    await send();
    expect(provider.requests[0]?.parts.slice(8)).toEqual([
      ["lib_version", "4.4.1"],
      ["service_id", "service"],
      ["template_id", "template"],
      ["user_id", "key"],
    ]);
  });
});

describe("what the client gets wrong", () => {
  test.each([
    ["a dropped connection", () => ({})],
    ["a refused connection", () => ({ endpoint: "http://127.0.0.1:9/send-form" })],
    ["an unknown host", () => ({ endpoint: "http://nowhere.invalid/send-form" })],
  ])("%s is a value with status and text, never a raw TypeError", async (_, changes) => {
    provider.answerWith({ hangup: true });
    const report = await send(changes());
    expect(report).toMatchObject({ reason: "unreachable", status: 0, log: "Network Error" });
  });

  test("a failed send uses up nothing: the next one goes out at once", async () => {
    provider.answerWith({ status: 500, times: 1 });
    expect(await send()).toMatchObject({ reason: "rejected", status: 500 });
    expect(await send()).toMatchObject({ kind: "sent" });
    expect(provider.requests).toHaveLength(2);
  });

  test("a form field that is called like a setting is not sent", async () => {
    const form = quoteForm();
    for (const name of ["service_id", "template_id", "user_id", "lib_version"]) {
      form.append(name, "evil");
    }
    expect(await send({}, form)).toMatchObject({ kind: "sent" });
    const parts = provider.requests[0]?.parts ?? [];
    expect(parts.map(([name]) => name).filter((name) => name === "service_id")).toHaveLength(1);
    expect(parts.some(([, value]) => value === "evil")).toBe(false);
  });

  test("a request that takes too long ends by itself, and whoever waits can end it", async () => {
    provider.answerWith({ delay: 60_000 });
    const options = { form: quoteForm(), language: "es", target: target() } as const;
    const report = await core.sendForm({ ...options, timeout: 50 });
    expect(report).toMatchObject({ reason: "timedOut", status: 0, log: "Timeout" });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const stopped = await core.sendForm({ ...options, timeout: 60_000, signal: stop.signal });
    expect(stopped).toMatchObject({ reason: "aborted" });
  });

  test("a signal that is aborted before keeps the request from leaving", async () => {
    const signal = AbortSignal.abort();
    const report = await core.sendForm({
      form: quoteForm(),
      language: "es",
      target: target(),
      signal,
    });
    expect(report).toMatchObject({ kind: "failed", reason: "aborted" });
    expect(provider.requests).toEqual([]);
  });

  test("where storage throws, the package is imported, and nothing is kept or thrown", async () => {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
    vi.stubGlobal("window", globalThis);
    try {
      vi.resetModules();
      const { core: fresh } = await import("./core");
      expect(fresh).not.toBe(core);
      expect(fresh.storedLanguage()).toBeUndefined();
      expect(fresh.chooseLanguage("en", "/en/faq")).toBe("/en/faq");
      fresh.saveDraft(quoteForm());
      expect(fresh.loadDraft()).toEqual([]);
      fresh.clearDraft();
      const report = await fresh.sendForm({
        form: quoteForm(),
        language: "es",
        target: target(),
      });
      expect(report).toMatchObject({ kind: "sent" });
    } finally {
      Reflect.deleteProperty(globalThis, "localStorage");
      vi.unstubAllGlobals();
    }
  });
});
