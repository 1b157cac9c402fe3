import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendTarget } from "../../app/core/settings.ts";
import { headersFile, redirectsFile } from "../../scripts/build/hosting/cdn.mjs";
import { nginxFiles } from "../../scripts/build/hosting/nginx.mjs";
import { hostingRules } from "../../scripts/build/hosting/rules.mjs";
import { readSite } from "../../scripts/build/hosting/site.mjs";

const page = (canonical, rest = "") =>
  `<!doctype html><link href="https://example.com${canonical}" rel="canonical">${rest}`;

/** Hash of `alert(1)`, made with `openssl dgst -sha256 -binary | base64`. */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const SITE = {
  "index.html": page("/", "<script>alert(1)</script><script src='x.js'></script>"),
  "home.html": page("/"),
  "en.html": page("/en", '<script type="application/ld+json">{}</script><style>p{}</style>'),
  "en/faq.html": page("/en/faq", '<script type="module">alert(1)</script>'),
  "404.html": "<!doctype html>",
  "en/404.html": "<!doctype html>",
  "assets/x.js": "1",
};

let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(SITE)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const rulesFor = async (env = {}) => hostingRules(await readSite(folder), env);

/** One directive of the policy. */
const directive = (rules, name) =>
  rules.pageSecurity["Content-Security-Policy"]
    .split("; ")
    .find((part) => part.startsWith(`${name} `));

test("a page whose canonical link is another address is a second address of that page", async () => {
  const { pages, redirects } = await rulesFor();
  expect(pages).toEqual(["/en", "/en/faq", "/"]);
  expect(redirects).toEqual({ "/home": "/" });
});

test("the policy allows the scripts and styles of the pages by their hashes, and data needs none", async () => {
  const rules = await rulesFor();
  expect(directive(rules, "script-src")).toBe(`script-src 'self' 'wasm-unsafe-eval' ${ALERT}`);
  expect(directive(rules, "style-src")).toMatch(/^style-src 'self' 'sha256-[^ ]{44}'$/);
  expect(rules.pageSecurity["Content-Security-Policy"]).not.toMatch(/unsafe-inline|'unsafe-eval'/);
});

test("the browser may contact the site, the sending provider and a shop document kept elsewhere", async () => {
  const env = {
    VITE_SEND_ENDPOINT: "https://send.example/api",
    VITE_SHOP_URL: "https://raw.example/a/shop.json",
  };
  expect(directive(await rulesFor(env), "connect-src")).toBe(
    "connect-src 'self' https://send.example https://raw.example",
  );
  expect(directive(await rulesFor({ VITE_SHOP_URL: "/shop.json" }), "connect-src")).toBe(
    "connect-src 'self' https://api.emailjs.com",
  );
});

test("without settings the policy names the provider that the site sends to", async () => {
  const rules = await rulesFor(process.env);
  expect(directive(rules, "connect-src")).toContain(new URL(sendTarget.endpoint).origin);
});

test("no header stands in two rules of _headers that match one path, because hosts join them", async () => {
  const lines = headersFile(await rulesFor()).split("\n");
  const names = lines.filter((line) => line.startsWith("  ")).map((line) => line.split(":")[0]);
  const general = names.slice(0, names.indexOf("  Cache-Control"));
  expect(lines[0]).toBe("/*");
  expect(new Set(general).size).toBe(general.length);
  expect(general).not.toContain("  Cache-Control");
  expect(lines).toContain("/assets/*");
});

test("a header that hosts would drop for its length stops the build", async () => {
  const rules = await rulesFor();
  rules.pageSecurity["Content-Security-Policy"] += ` ${"x".repeat(2000)}`;
  expect(() => headersFile(rules)).toThrow("longer than the 2000 characters");
});

test("_redirects has the second addresses and the page for unknown addresses of each language", async () => {
  expect(redirectsFile(await rulesFor())).toBe("/home / 301\n/en/* /en/404.html 404\n");
});

test("a value that nginx would take for a variable stops the build", async () => {
  const rules = await rulesFor();
  rules.security["X-Test"] = "costs $5";
  expect(() => nginxFiles(rules)).toThrow("costs $5");
});
