/** Misuse in headless Chromium, with what only a browser has: other windows, nodes, storage. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { launch } from "../../scripts/lib/browser.mjs";
import { installed } from "../../scripts/lib/installed.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";
import { OUTSIDE, serve } from "./consumer.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const CALLS = 3000;

let provider;
let server;
let browser;
let page;
const errors = [];

const endpoint = () => `${provider.url}/api/v1.0/email/send-form`;

before(async () => {
  const tools = join(await installed(at("tools")), "node_modules");
  const outDir = join(OUTSIDE, "misuse");
  await build({
    root: at("misuse-page"),
    configFile: false,
    logLevel: "error",
    resolve: {
      alias: {
        bancal: join(BUILD, "pkg/bancal.js"),
        "fast-check": join(tools, "fast-check/lib/fast-check.js"),
      },
    },
    build: { outDir, target: "es2022", minify: false },
  });
  provider = await startProvider({ folder: join(OUTSIDE, "misuse-quotes") });
  server = await serve(outDir);
  browser = await launch();
  page = await browser.newPage();
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(server.url);
  await page.waitForFunction(() => window.misuses);
});
after(async () => {
  await browser?.close();
  server?.close();
  await provider?.close();
});

test("no value of a browser stops the package", { timeout: 300_000 }, async () => {
  assert.ok(await page.evaluate(() => window.isClosed()), "the window of another origin is open");
  const calls = await page.evaluate((runs) => window.misuses(runs), CALLS);
  assert.equal(calls, CALLS);
  assert.deepEqual(errors, []);
});

test("a form is read as the browser builds it", async () => {
  const wrong = await page.evaluate(
    (markup) => window.wrongFieldsOf(markup),
    `<input name=user_name value='Obras &amp; Cía'><input name=user_email type=email value=a@example.com>
     <input name=user_machinery list=x value=Dumper><select name=user_city><option>Alicante</select>
     <input name=user_rentalDays type=number value=3><textarea name=user_comments>a\nb</textarea>
     <input name=user_rentalDate type=date>`,
  );
  assert.deepEqual(wrong, []);
});

test("fields that the browser omits or sends as files are empty, and of two the first counts", async () => {
  const wrong = await page.evaluate(
    (markup) => window.wrongFieldsOf(markup),
    `<input name=user_name type=file><input name=user_email value=a@example.com disabled>
     <input name=user_machinery value=Dumper><input name=user_city value=Elche>
     <input name=user_city value=''><input name=user_rentalDays value=3>`,
  );
  assert.deepEqual(wrong, ["user_name", "user_email"]);
});

test("the form of a frame is checked and sent with its texts", async () => {
  const { isForeign, fields, kind } = await page.evaluate(
    (address) => window.useFormOfFrame(address),
    endpoint(),
  );
  assert.ok(isForeign);
  assert.deepEqual(fields, ["user_email", "user_machinery", "user_city", "user_rentalDays"]);
  assert.equal(kind, "sent");
  const sent = new Map(provider.requests[0].parts);
  assert.equal(sent.get("user_name"), "Obras Levante");
  assert.equal(sent.get("user_comments"), "una «mini» 🏗");
  assert.equal(sent.get("user_city"), "");
});

test("the signal of a frame ends the waiting", async () => {
  const reason = await page.evaluate((address) => window.abortByFrame(address), endpoint());
  assert.equal(reason, "aborted");
});
