/** Starts with an empty folder, the tarball and its README: every snippet of the README is run as it is. */
import assert from "node:assert/strict";
import { copyFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "../../scripts/lib/browser.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";
import { OUTSIDE, pack, serve } from "./consumer.mjs";

const ENDPOINT = "https://api.emailjs.com";

let folder;
let readme;
let browser;
let provider;
let server;

/** The code blocks under one info string, in order. */
const snippets = (info) =>
  [...readme.matchAll(/^```(.*?)\n(.*?)^```$/gms)]
    .filter(([, own]) => own === info)
    .map(([, , code]) => code);

const page = (code) => `<!doctype html>
<html lang="en">
<title>Page</title>
<link rel="icon" href="data:,">
<h1></h1>
<form><input name="user_name" value="Obras Levante"><input name="user_city"></form>
<script type="importmap">
  { "imports": { "bancal": "./node_modules/bancal/bancal.js" } }
</script>
<script type="module">${code}; window.ended = true;</script>
</html>`;

before(async () => {
  folder = await mkdtemp(join(OUTSIDE, "readme-"));
  const tarball = await pack();
  await copyFile(tarball, join(folder, basename(tarball)));
  readme = await readFile(join(BUILD, "pkg/README.md"), "utf8");
  for (const command of snippets("sh")) {
    await run("sh", ["-ec", command], { cwd: folder, env: { npm_config_offline: "true" } });
  }
  provider = await startProvider({ folder: join(folder, "quotes") });
  const code = snippets("js").join("\n");
  assert.equal(code.split(ENDPOINT).length, 2, "the address of the provider stands there once");
  await writeFile(join(folder, "index.html"), page(code.replace(ENDPOINT, provider.url)));
  server = await serve(folder);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
  await provider?.close();
});

/** What the browser's snippets, one after the other, say in the console, and the page that they leave. */
async function followed() {
  const tab = await browser.newPage();
  const lines = [];
  tab.on("console", (line) => lines.push(line.text()));
  tab.on("pageerror", (error) => lines.push(String(error)));
  await tab.goto(server.url);
  await tab.waitForFunction(() => window.ended);
  const left = { title: await tab.title(), heading: await tab.locator("h1").textContent() };
  await tab.close();
  return { lines, ...left };
}

const snapshots = async (language) =>
  JSON.parse(
    await readFile(new URL(`../../crates/core/snapshots/${language}.json`, import.meta.url)),
  );

test("in a browser: a page shown, a form checked and sent", async () => {
  const { lines, title, heading } = await followed();
  const { meta, page } = (await snapshots("en"))["/en/contacto"];
  assert.deepEqual([title, heading], [meta.title, page.title]);
  assert.equal(lines.pop(), "path has to be a string of at most 65536 characters, not Location");
  assert.match(
    lines.pop(),
    /^2 machines: Rammer ---\n2 × Rammer · 10 days\nReference: [3-9A-Z]{4}$/,
  );
  assert.match(lines.pop(), /^found .* scissor-12-\w+ \/en\/maquinaria\//);
  const fields = lines.slice(0, -1).map((line) => line.split(":")[0]);
  assert.deepEqual(fields, ["user_email", "user_machinery", "user_city", "user_rentalDays"]);
  assert.equal(provider.requests.length, 1);
  const [{ parts, status }] = provider.requests;
  assert.equal(status, 200);
  assert.deepEqual(parts[0], ["user_name", "Obras Levante"]);
  assert.deepEqual(parts.at(-1), ["user_id", "your key"]);
});

test("in a browser: what was not sent is reported with another way to send it", async () => {
  provider.answerWith({ status: 412, body: "Invalid grant.", times: 1 });
  const { lines } = await followed();
  assert.match(lines.at(-4), /^\S.* rejected https:\/\/wa\.me\/\d+\?text=/);
});

test("in Node", async () => {
  const [initialise] = snippets("js");
  const show = 'console.log(routeView("/en/faq").view.meta.title);';
  await writeFile(join(folder, "main.mjs"), `${initialise}${show}`);
  const { meta } = (await snapshots("en"))["/en/faq"];
  assert.equal(await run("node", ["main.mjs"], { cwd: folder }), `${meta.title}\n`);
});

test("it fits two screens and a half", () => {
  assert.ok(readme.split("\n").length < 145);
});
