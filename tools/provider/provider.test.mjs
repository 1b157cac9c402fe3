import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProvider } from "./provider.mjs";

const FORM = [
  ["user_name", "Ana Pérez"],
  ["user_email", "ana@example.com"],
  ["user_number", ""],
  ["user_machinery", "Plataforma de tijera 8 m"],
  ["user_city", "Alcoi"],
  ["user_rentalDate", ""],
  ["user_rentalDays", "3"],
  ["user_comments", "First line\nE-mail: someone@example.com"],
  ["lib_version", "4.4.1"],
  ["service_id", "service"],
  ["template_id", "template"],
  ["user_id", "key"],
];

/** The form with some values changed; `undefined` leaves the part out. */
const formWith = (changes) => {
  const parts = FORM.map(([name, value]) => [name, name in changes ? changes[name] : value]);
  return parts.filter(([, value]) => value !== undefined);
};

let folder;
let provider;

const start = async (options) => {
  provider = await startProvider({ folder, ...options });
};

const post = (parts = FORM, headers = {}) => {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return fetch(`${provider.url}/api/v1.0/email/send-form`, { method: "POST", body, headers });
};

/** Status and text of the answer to a form. */
const answerTo = async (parts) => {
  const response = await post(parts);
  return [response.status, await response.text()];
};

const setScenario = (body) => fetch(`${provider.url}/scenario`, { method: "POST", body });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotes-"));
});

afterEach(async () => {
  await provider?.close();
  await rm(folder, { recursive: true, force: true });
});

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

test("an accepted request is a readable file with its comments last", async () => {
  await start();
  await post();
  const [name] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-plataforma-de-tijera-8-m\.txt$/);
  expect(provider.requests[0].file).toBe(name);
  expect((await readFile(join(folder, name), "utf8")).split("\n")).toEqual([
    "Name or company: Ana Pérez",
    "E-mail: ana@example.com",
    "Phone number: ",
    "Machine: Plataforma de tijera 8 m",
    "City and town: Alcoi",
    "Rental date: ",
    "Rental days: 3",
    "lib_version: 4.4.1",
    "service_id: service",
    "template_id: template",
    "user_id: key",
    "Additional information: First line",
    "E-mail: someone@example.com",
    "",
  ]);
});

test("a line break in any other field cannot start a line of its own", async () => {
  await start();
  await post(formWith({ user_name: "Ana\r\nE-mail: other@example.com" }));
  const [name] = await readdir(folder);
  expect(await readFile(join(folder, name), "utf8")).toContain(
    "Name or company: Ana E-mail: other@example.com\n",
  );
});

test.each([
  ["../../etc/passwd", "etc-passwd"],
  ["..", "unnamed"],
  ["/absolute/path", "absolute-path"],
  ["C:\\Windows\\con", "c-windows-con"],
  ["a\0b%2e%2e%2fc", "a-b-2e-2e-2fc"],
  ["grúa 挖掘机", "grua"],
  ["挖掘机", "unnamed"],
  ["", "unnamed"],
  ["x".repeat(500), "x".repeat(60)],
])("a machine called %j stays one file inside the folder", async (machine, expected) => {
  await start();
  await post(formWith({ user_machinery: machine }));
  const entries = await readdir(folder, { recursive: true });
  expect(entries).toHaveLength(1);
  expect(entries[0].replace(/^.*?Z-/, "")).toBe(`${expected}.txt`);
});

test("simultaneous requests are stored in a file each", async () => {
  await start();
  await Promise.all(Array.from({ length: 20 }, () => post()));
  expect(await readdir(folder)).toHaveLength(20);
});

test.each([
  ["user_id", "The user_id parameter is required"],
  [
    "service_id",
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  ],
  [
    "template_id",
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
  ],
])(
  "a missing or empty %s is refused with the provider's message and not stored",
  async (name, text) => {
    await start();
    expect(await answerTo(formWith({ [name]: undefined }))).toEqual([400, text]);
    expect(await answerTo(formWith({ [name]: "" }))).toEqual([400, text]);
    expect(await readdir(folder)).toEqual([]);
    expect(provider.requests.map(({ status, file }) => [status, file])).toEqual([
      [400, null],
      [400, null],
    ]);
  },
);

test.each(["service_id", "user_name"])("a second %s is refused", async (name) => {
  await start();
  expect(await answerTo([...FORM, [name, "again"]])).toEqual([
    400,
    `The ${name} parameter is sent more than once`,
  ]);
});

test("variables of 50 kB together are taken, one byte more is not", async () => {
  await start();
  const others = FORM.slice(0, 7).reduce((sum, [, value]) => sum + Buffer.byteLength(value), 0);
  expect((await answerTo(formWith({ user_comments: "x".repeat(50_000 - others) })))[0]).toBe(200);
  const [status, text] = await answerTo(formWith({ user_comments: "x".repeat(50_001 - others) }));
  expect(status).toBe(413);
  expect(text).toMatch(/^Variables size limit/);
});

test.each([
  ["application/x-www-form-urlencoded", "user_id=key", /not multipart/],
  ["multipart/form-data", "--x--", /not multipart/],
  [
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="user_id"\r\n\r\nke',
    /end of form/,
  ],
  [
    "multipart/form-data; boundary=x",
    "--x\r\ncontent-disposition: form-data\r\n\r\nkey\r\n--x--\r\n",
    /no name/,
  ],
])(
  "a body of type %s that is no complete form is refused and still recorded",
  async (type, body, text) => {
    await start();
    const url = `${provider.url}/api/v1.0/email/send-form`;
    const response = await fetch(url, { method: "POST", body, headers: { "content-type": type } });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(text);
    expect(provider.requests).toMatchObject([{ parts: [], raw: Buffer.from(body) }]);
  },
);

test("a file instead of a text is refused", async () => {
  await start();
  const [status, text] = await answerTo([...FORM, ["photo", new Blob(["x"])]]);
  expect([status, text]).toEqual([400, "The part photo is a file"]);
});

test("without a rate limit a second request at once is taken", async () => {
  await start();
  expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
});

test("with a rate limit only the origin that was just here has to wait", async () => {
  await start({ rateLimit: true });
  const from = async (origin) => (await post(FORM, { origin })).status;
  expect(await from("http://one.example")).toBe(200);
  expect(await from("http://one.example")).toBe(429);
  expect(await from("http://two.example")).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1050));
  expect(await from("http://one.example")).toBe(200);
});

test("a preflight is allowed and visible", async () => {
  await start();
  const response = await fetch(`${provider.url}/api/v1.0/email/send-form`, { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(provider.requests).toMatchObject([{ method: "OPTIONS", preflight: true, parts: [] }]);
});

test("a scenario gives any status and text for as many requests as it says", async () => {
  await start();
  provider.answerWith({ status: 412, body: "Gmail_API: Invalid grant.", times: 2 });
  expect(await answerTo()).toEqual([412, "Gmail_API: Invalid grant."]);
  expect(await answerTo()).toEqual([412, "Gmail_API: Invalid grant."]);
  expect(await answerTo()).toEqual([200, "OK"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a scenario without times holds until the next one", async () => {
  await start();
  provider.answerWith({ status: 503 });
  expect([await answerTo(), await answerTo()]).toEqual([
    [503, ""],
    [503, ""],
  ]);
  provider.answerWith();
  expect(await answerTo()).toEqual([200, "OK"]);
});

test("the text OK with an odd status is a success and stored", async () => {
  await start();
  provider.answerWith({ status: 202, body: "OK" });
  expect(await answerTo()).toEqual([202, "OK"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a delayed answer follows the rules and its request is recorded before it", async () => {
  await start();
  provider.answerWith({ delay: 300, times: 1 });
  const begun = performance.now();
  const answer = answerTo(formWith({ user_id: undefined }));
  await expect.poll(() => provider.requests.length, { interval: 10, timeout: 250 }).toBe(1);
  expect((await answer)[0]).toBe(400);
  expect(performance.now() - begun).toBeGreaterThan(295);
});

test("closing does not wait for a slow answer", async () => {
  await start();
  provider.answerWith({ delay: 60_000 });
  const refused = expect(post()).rejects.toThrow();
  await expect.poll(() => provider.requests.length).toBe(1);
  await provider.close();
  await refused;
  provider = undefined;
});

test("a hung-up request gets no answer, is recorded and not stored", async () => {
  await start();
  provider.answerWith({ hangup: true, times: 1 });
  await expect(post()).rejects.toThrow("fetch failed");
  expect(provider.requests).toMatchObject([{ status: null, file: null }]);
  expect(await readdir(folder)).toEqual([]);
  expect((await post()).status).toBe(200);
});

test("no connection is used twice, or a browser would repeat a hung-up request by itself", async () => {
  await start();
  expect((await post()).headers.get("connection")).toBe("close");
});

test("a client that disconnects while sending does no harm", async () => {
  await start();
  const socket = connect(provider.port, "127.0.0.1");
  const head =
    "POST /api/v1.0/email/send-form HTTP/1.1\r\nhost: x\r\ncontent-length: 999\r\n\r\nhalf";
  await new Promise((resolve) => socket.write(head, resolve));
  socket.destroy();
  expect((await post()).status).toBe(200);
  expect(provider.requests).toHaveLength(1);
});

test("another process sets a scenario and reads and forgets the requests", async () => {
  await start();
  expect(
    (await setScenario(JSON.stringify({ status: 422, body: "no recipient", times: 1 }))).status,
  ).toBe(204);
  expect(await answerTo()).toEqual([422, "no recipient"]);
  const [read] = await (await fetch(`${provider.url}/requests.json`)).json();
  const { raw, ...rest } = provider.requests[0];
  expect(read).toEqual({ ...rest, raw: raw.toString("base64") });
  expect((await fetch(`${provider.url}/requests`, { method: "DELETE" })).status).toBe(204);
  expect(provider.requests).toEqual([]);
});

test.each([
  ["{", /JSON/],
  ['{ "statu": 412 }', /has no statu/],
  ['{ "status": "412" }', /status of a scenario cannot be "412"/],
  ["[]", /is an object/],
  ['"OK"', /is an object/],
])("the scenario %s is refused and changes nothing", async (body, text) => {
  await start();
  const response = await setScenario(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(text);
  expect(await answerTo()).toEqual([200, "OK"]);
});

test("the page lists the requests newest first, refreshes itself and escapes the input of visitors", async () => {
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

test("sites at different origins have answers and requests of their own", async () => {
  await start();
  const [one, other] = ["http://one.example", "http://other.example"];
  const of = (path, origin) => `${provider.url}${path}?origin=${encodeURIComponent(origin)}`;
  const response = await fetch(of("/scenario", one), { method: "POST", body: '{"status":500}' });
  expect(response.status).toBe(204);
  expect((await post(FORM, { origin: one })).status).toBe(500);
  expect((await post(FORM, { origin: other })).status).toBe(200);
  expect((await post()).status).toBe(200);
  const statuses = async (origin) =>
    (await (await fetch(of("/requests.json", origin))).json()).map(({ status }) => status);
  expect(await statuses(one)).toEqual([500]);
  expect(await statuses(other)).toEqual([200]);
  expect(await statuses("")).toEqual([500, 200, 200]);
  await fetch(of("/requests", one), { method: "DELETE" });
  expect(await statuses("")).toEqual([200, 200]);
});
