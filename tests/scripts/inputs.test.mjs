import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settings, withLine } from "../../scripts/build/inputs/index.mjs";
import { jsonProblem, lineOf } from "../../scripts/build/inputs/json.mjs";
import { filesNamed, missingPictures } from "../../scripts/build/inputs/pictures.mjs";
import { settingsProblems } from "../../scripts/build/inputs/settings.mjs";
import { outcome } from "../../scripts/lib/run.mjs";

test.each([
  "//host/x",
  "mailto:x@example.com",
  "javascript:alert(1)",
  "localhost:9000/x",
  "http://send.example/x",
  "https://send.example/a b",
  "https://user:secret@send.example/",
  "https:///x",
  "undefined",
  " ",
])("%j is neither an endpoint nor a place of the shop document", (address) => {
  for (const name of ["VITE_SEND_ENDPOINT", "VITE_SHOP_URL"]) {
    const problems = settingsProblems({ [name]: address });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${name}: ${JSON.stringify(address)} is not an https address`);
  }
});

test.each([" ", "undefined", "null", "a b", "key\n", "<key>"])("%j is no key", (key) => {
  for (const name of ["VITE_SEND_PUBLIC_KEY", "VITE_SEND_SERVICE", "VITE_SEND_TEMPLATE"]) {
    expect(settingsProblems({ [name]: key })).toHaveLength(1);
  }
});

test("the ids of service and template that were taken for each other are told", () => {
  const ids = { VITE_SEND_SERVICE: "template_ab1", VITE_SEND_TEMPLATE: "service_cd2" };
  expect(settingsProblems(ids)).toEqual([
    'VITE_SEND_SERVICE: "template_ab1" is not the id of a service',
    'VITE_SEND_TEMPLATE: "service_cd2" is not the id of a template',
  ]);
  const others = { VITE_SEND_SERVICE: "gmail", VITE_SEND_TEMPLATE: "template_cd2" };
  expect(settingsProblems(others)).toEqual([]);
});

test("settings that work are accepted, empty ones are missing ones", () => {
  expect(
    settingsProblems({
      VITE_SEND_ENDPOINT: "http://127.0.0.1:4174/api/v1.0/email/send-form",
      VITE_SEND_PUBLIC_KEY: "aB3_-x",
      VITE_SEND_SERVICE: "",
      VITE_SHOP_URL: "/shop.json",
      HOME: "/root",
    }),
  ).toEqual([]);
  expect(settingsProblems({ VITE_SHOP_URL: "https://raw.example/shop.json?v=1" })).toEqual([]);
});

test("a picture that facts or shop name and do not have is told before anything is built", () => {
  const root = mkdtempSync(join(tmpdir(), "inputs-"));
  mkdirSync(join(root, "data/pictures"), { recursive: true });
  writeFileSync(join(root, "data/pictures/school.svg"), "");
  const school = { logo: "school" };
  const company = { school, grant: { logos: [{ picture: "eu" }] } };
  writeFileSync(join(root, "data/company.json"), JSON.stringify(company));
  const photos = ["/pictures/flaot-400.webp", "https://shop.example/a.webp", 7];
  const shop = { herramientas: photos.map((foto) => ({ foto })), aceites: "none" };
  writeFileSync(join(root, "data/shop.json"), JSON.stringify(shop));
  expect(missingPictures(root)).toEqual([
    "data/company.json: grant.logos[0].picture: data/pictures/eu.svg is missing",
    "data/shop.json: herramientas[0].foto: data/pictures/flaot-400.webp is missing",
  ]);
  rmSync(root, { recursive: true });
});

test("a misspelt setting is told", () => {
  expect(settingsProblems({ VITE_SEND_KEY: "x" })).toEqual([
    "VITE_SEND_KEY is no setting of this site; see .env.example",
  ]);
});

test.each([
  ['{\n  "a": 1,\n}', 2, "trailing comma"],
  ['{ "a": [1,\n] }', 1, "trailing comma"],
  ['{\n  "a": 1\n  "b": 2\n}', 3, "a comma is missing"],
  ['{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}', 4, 'the key "a" is there twice'],
  ['{ "a": { "b": 1 }, "c": { "b": 1 } }', undefined, undefined],
  ['{ "a": [{ "b": 1 }, { "b": 1 }] }', undefined, undefined],
  ['\uFEFF{ "a": 1 }', 1, "the file starts with a byte order mark: save it as UTF-8 without"],
  ['{\n  "a": "x\n}', 2, "a closing quote is missing"],
  ['{\n  // note\n  "a": 1\n}', 2, "comments are not allowed"],
  ["{\n  a: 1\n}", 2, "this is neither text in double quotes, number, true, false nor null"],
  ['{ "a": 1 } "x"', 1, "there is more after the end"],
  ["", 1, "a value is missing"],
])("%j: the first mistake is named with its line", (text, line, problem) => {
  const found = jsonProblem(text);
  expect([found?.line, found?.problem]).toEqual([line, problem]);
});

const COMPANY =
  '{\n  "phones": [\n    "1",\n    "2"\n  ],\n  "grant": { "euros": 1 },\n  "a.b": "x"\n}';

test("a field is found by its path, and a key with dots as it is", () => {
  expect(lineOf(COMPANY, "phones[1]")).toBe(4);
  expect(lineOf(COMPANY, "grant.euros")).toBe(6);
  expect(lineOf(COMPANY, "a.b")).toBe(7);
  expect(lineOf(COMPANY, "none")).toBeUndefined();
});

test("what the core says of a fact gets the line of its field", () => {
  const read = () => COMPANY;
  const said = 'data/company.json: phones[1]: "2" is not a phone number';
  expect(withLine(said, read)).toBe('data/company.json:4: phones[1]: "2" is not a phone number');
  const text = 'locales/es/home.json: "a.b": unknown tag';
  expect(withLine(text, read)).toBe("locales/es/home.json:7: a.b: unknown tag");
  const whole = 'locales/es: no text for "a.b"';
  expect(withLine(whole, read)).toBe(whole);
});

test("every picture that a page or the shop document names is found, wherever it stands", () => {
  const html = `<img src="/pictures/a-800.webp" srcset="/pictures/a-200.webp 200w, /pictures/a-400.webp 400w">
    <meta content="https://www.example.com/share/home.jpg"><a href="/faq">/pictures/</a>
    {"foto":"/pictures/b-400.webp"} <img src="https://cdn.example/pictures/c.png">`;
  expect([...filesNamed(html)]).toEqual([
    "/pictures/a-800.webp",
    "/pictures/a-200.webp",
    "/pictures/a-400.webp",
    "/share/home.jpg",
    "/pictures/b-400.webp",
  ]);
});

test("the settings are those of .env, under those of the environment", () => {
  const root = mkdtempSync(join(tmpdir(), "settings-"));
  writeFileSync(
    join(root, ".env"),
    "VITE_OFFLINE=off\nVITE_SHOP_URL=https://shop.example/x.json\n",
  );
  process.env.VITE_SHOP_URL = "/own.json";
  const { VITE_OFFLINE, VITE_SHOP_URL } = settings(root);
  delete process.env.VITE_SHOP_URL;
  rmSync(root, { recursive: true });
  expect([VITE_OFFLINE, VITE_SHOP_URL]).toEqual(["off", "/own.json"]);
});

test("a build with a wrong setting stops with one line, before anything is built", async () => {
  const { code, output } = await outcome("node", ["scripts/build/build.mjs"], {
    env: { SITE_FOR: "tests", VITE_SEND_ENDPOINT: "//host/x" },
  });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    'VITE_SEND_ENDPOINT: "//host/x" is not an https address, like https://host.example/path',
  ]);
});
