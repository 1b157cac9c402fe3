/** The local provider: what it answers, records and shows. */
import { connect } from "node:net";
import { expect, test } from "vitest";
import { FORM, folder, formWith, post, provider, start, stop } from "./fixture.mjs";
import { startProvider } from "./provider.mjs";

test("a complete form is answered with OK as text that any origin may read", async () => {
  await start();
  const response = await post();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("a request is recorded with its parts in order and the body as it came", async () => {
  await start();
  await post();
  const [request] = provider.requests;
  expect(provider.requests).toHaveLength(1);
  expect(request).toMatchObject({
    method: "POST",
    url: "/api/v1.0/email/send-form",
    preflight: false,
    status: 200,
  });
  expect(request.parts.map(([name]) => name)).toEqual(FORM.map(([name]) => name));
  expect(Object.fromEntries(request.parts)).toMatchObject({
    user_name: "Ana Pérez",
    user_number: "",
    user_id: "key",
  });
  expect(request.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.raw.toString()).toContain("Ana Pérez");
  expect(new Date(request.at).toISOString()).toBe(request.at);
});

test("without a rate limit a second request at once is taken", async () => {
  await start();
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
});

test("with a rate limit only the origin that was just here has to wait", async () => {
  let now = 0;
  await start({ rateLimit: true, clock: { now: () => now } });
  const from = async (origin) => (await post(FORM, { origin })).status;
  expect(await from("http://one.example")).toBe(200);
  expect(await from("http://one.example")).toBe(429);
  expect(await from("http://two.example")).toBe(200);
  now = 1000;
  expect(await from("http://one.example")).toBe(200);
});

test("a preflight is allowed and visible", async () => {
  await start();
  const response = await fetch(`${provider.url}/api/v1.0/email/send-form`, { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(provider.requests).toMatchObject([{ method: "OPTIONS", preflight: true, parts: [] }]);
});

test("closing does not wait for a slow answer", async () => {
  await start();
  provider.answerWith({ delay: 60_000 });
  const refused = expect(post()).rejects.toThrow();
  await expect.poll(() => provider.requests.length).toBe(1);
  await stop();
  await refused;
});

test("no connection is used twice, or a browser would repeat a hung-up request by itself", async () => {
  await start();
  expect((await post()).headers.get("connection")).toBe("close");
});

test("a client that goes away while it is sending harms nobody", async () => {
  await start();
  const socket = connect(provider.port, "127.0.0.1");
  const head =
    "POST /api/v1.0/email/send-form HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\nhalf";
  await new Promise((resolve) => socket.write(head, resolve));
  socket.destroy();
  expect((await post()).status).toBe(200);
  expect(provider.requests).toHaveLength(1);
});

test("the page lists the requests newest first, refreshes itself and escapes what visitors typed", async () => {
  await start();
  await post(formWith({ user_name: `<script>alert("1")</script> & 'first'` }));
  await post(formWith({ user_name: "second" }));
  const response = await fetch(provider.url);
  const html = await response.text();
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta http-equiv="refresh" content="5">');
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;first&#39;");
  expect(html.indexOf("second")).toBeLessThan(html.indexOf("first&#39;"));
});

test("any other address is unknown", async () => {
  await start();
  expect((await fetch(`${provider.url}/api/v1.0/email/send-form`)).status).toBe(404);
  expect((await fetch(`${provider.url}/constructor`)).status).toBe(404);
});

test("a taken port is an error", async () => {
  await start();
  await expect(startProvider({ port: provider.port, folder })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});
