/** Scenarios: how a test makes the provider answer. */
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  answerTo,
  FORM,
  folder,
  formWith,
  post,
  provider,
  setScenario,
  start,
} from "./fixture.mjs";

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

test("the text OK with an odd status is a success and kept", async () => {
  await start();
  provider.answerWith({ status: 202, body: "OK" });
  expect(await answerTo()).toEqual([202, "OK"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a delayed answer follows the rules and its request is recorded before it", async () => {
  const delays = [];
  let pass;
  const passed = new Promise((resolve) => {
    pass = resolve;
  });
  const wait = (delay) => {
    delays.push(delay);
    return passed;
  };
  await start({ clock: { wait } });
  provider.answerWith({ delay: 300, times: 1 });
  let answered = false;
  const answer = answerTo(formWith({ user_id: undefined })).finally(() => {
    answered = true;
  });
  await expect.poll(() => delays).toEqual([300]);
  expect(provider.requests).toHaveLength(1);
  expect(answered).toBe(false);
  pass();
  expect((await answer)[0]).toBe(400);
});

test("held answers are sent once they are released, by origin", async () => {
  await start();
  const origins = ["http://one.example", "http://other.example"];
  const release = async (origin) =>
    (
      await fetch(`${provider.url}/release?origin=${encodeURIComponent(origin)}`, {
        method: "POST",
      })
    ).text();
  provider.answerWith({ held: true, status: 503 });
  const answered = [];
  const answers = origins.map(async (origin) => {
    answered.push((await post(undefined, { origin })).status);
  });
  await expect.poll(() => provider.requests.length).toBe(2);
  expect(answered).toEqual([]);
  await expect.poll(() => release("http://one.example")).toBe("1");
  await answers[0];
  expect(await release("http://one.example")).toBe("0");
  expect(answered).toEqual([503]);
  expect(provider.release()).toBe(1);
  await answers[1];
});

test("an answer whose client has gone is no longer held", async () => {
  await start();
  provider.answerWith({ held: true });
  const leaving = new AbortController();
  const gone = post(undefined, {}, { signal: leaving.signal });
  await expect.poll(() => provider.requests.length).toBe(1);
  leaving.abort();
  await expect(gone).rejects.toThrow();
  const answer = post();
  await expect.poll(() => provider.requests.length).toBe(2);
  expect(provider.release()).toBe(1);
  expect((await answer).status).toBe(200);
});

test("a hung-up request gets no answer, is recorded and not kept", async () => {
  await start();
  provider.answerWith({ hangup: true, times: 1 });
  await expect(post()).rejects.toThrow("fetch failed");
  expect(provider.requests).toMatchObject([{ status: null, file: null }]);
  expect(await readdir(folder)).toEqual([]);
  expect((await post()).status).toBe(200);
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

test("sites at different origins have answers and requests of their own", async () => {
  await start();
  const [one, other] = ["http://one.example", "http://other.example"];
  const of = (path, origin) => `${provider.url}${path}?origin=${encodeURIComponent(origin)}`;
  const asked = await fetch(of("/scenario", one), { method: "POST", body: '{"status":500}' });
  expect(asked.status).toBe(204);
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
