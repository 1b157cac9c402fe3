/** What the provider says to a form: the rules of the real one, in its own words. */
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { answerTo, FORM, folder, formWith, provider, start } from "./fixture.mjs";

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
  "a missing or empty %s is refused in the provider's words and kept nowhere",
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
  "a body of type %s that is not a complete form is refused and still recorded",
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
