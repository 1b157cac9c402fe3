/**
 * A language is a folder of texts and a line in `locales/languages.json`: a copy of the repository gets a fourth one, is
 * built, and has it wherever a visitor, a search engine or a program meets it. Its company is another one, too: a single
 * telephone number and no grant.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { CODES, LANGUAGES, PREFIXES } from "../../scripts/lib/languages.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { run } from "../../scripts/lib/run.mjs";

/** What the compiler of Rust has made stays there from run to run, apart from the repository's own. */
const HOME = join(ROOT, ".build/languages");
const COPY = join(HOME, "site");
const at = (...parts) => join(COPY, ...parts);

const FOURTH = {
  ...{ code: "gl", english: "Galician", name: "Galego", tag: "gl", hreflang: "gl" },
  ...{ locale: "gl_ES", and: "e", hours: "de {opens} a {closes}", clock: 24, thousands: "." },
  ...{ dictionary: "gl_ES", package: "hunspell-gl" },
};
const ALL = [...LANGUAGES, FOURTH];
/** English but for a few texts that are told apart, by file. */
const TEXTS = {
  "home.json": { "home.hero.title": "A máquina que precisas" },
  "site.json": { "language.label": "Lingua" },
};

const tracked = async () => {
  const listed = await run("git", ["ls-files", "-z"], { cwd: ROOT });
  return listed.split("\0").filter((file) => file && existsSync(join(ROOT, file)));
};

async function copyRepository() {
  await rm(COPY, { recursive: true, force: true });
  for (const file of await tracked()) {
    await mkdir(dirname(at(file)), { recursive: true });
    await cp(join(ROOT, file), at(file), { preserveTimestamps: true });
  }
  await mkdir(join(HOME, "target"), { recursive: true });
  await symlink(join(HOME, "target"), at("target"));
  await symlink(join(ROOT, "node_modules"), at("node_modules"));
}

async function addLanguage() {
  await cp(at("locales/en"), at("locales/gl"), { recursive: true });
  for (const [name, changes] of Object.entries(TEXTS)) {
    const file = at("locales/gl", name);
    const texts = JSON.parse(await readFile(file, "utf8"));
    for (const key of Object.keys(changes)) assert.ok(key in texts, key);
    await writeFile(file, JSON.stringify({ ...texts, ...changes }));
  }
  const lines = await readFile(at("locales/languages.json"), "utf8");
  await writeFile(
    at("locales/languages.json"),
    lines.replace(/\s*\]\s*$/, `,\n  ${JSON.stringify(FOURTH)}\n]\n`),
  );
}

async function changeCompany() {
  const file = at("data/company.json");
  const { grant: _, phones, ...others } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...others, phones: phones.slice(0, 1) }));
}

const read = (...parts) => readFile(at(...parts), "utf8");
const page = (name) => read("dist", `${name}.html`);
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

test("no source names the languages: each knows them from the one file", async () => {
  const sources = (await tracked()).filter(
    (file) =>
      /^(?:(?:app|bench|crates|scripts|tools)\/.*|[^/]+)\.(?:rs|m?js|tsx?|html)$/.test(file) &&
      !/\.test\.|\/tests(\/|\.rs)/.test(file) &&
      // What a proofreader looks for in one language is a rule of that language.
      !/^scripts\/check\/(?:texts|style)\.mjs$/.test(file),
  );
  assert.ok(sources.length > 200, String(sources.length));
  const named = [];
  for (const file of sources) {
    const source = await readFile(join(ROOT, file), "utf8");
    const [shipped] = source.split("#[cfg(test)]\n");
    const code = shipped.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
    if (/["'`/]val["'`/]|\bval: |\bValencian\b|"en_GB"/.test(code)) named.push(file);
  }
  assert.deepEqual(named, []);
});

describe("a fourth language", () => {
  before(async () => {
    await copyRepository();
    await addLanguage();
    await changeCompany();
    await run("node", ["scripts/build/build.mjs", "--local", "--pages", "--stable"], {
      cwd: COPY,
      env: { SITE_FOR: "" },
    });
  });

  test("its home page is in it", async () => {
    const home = await page("gl");
    assert.match(home, /<html lang="gl" /);
    assert.match(home, /<h1[^>]*>A máquina que precisas</);
    assert.match(home, /de 7:30 a 13:30 e de 15:30 a 18:30/);
    assert.match(home, /<link rel="canonical" href="[^"]+\/gl"/);
  });

  test("a company without a grant has no part for it, and its one telephone number stands where there were two", async () => {
    for (const name of ["index", "gl"]) {
      const footer = (await page(name)).match(/<footer>.*?<\/footer>/s)?.[0] ?? "";
      assert.doesNotMatch(footer, /class="grant"|financiacion/);
      assert.deepEqual(all(footer, /href="tel:([^"]+)"/g), ["+34000000001"]);
    }
    assert.ok(!/000.000.002/.test(await page("contacto")));
    const notice = (await page("aviso-legal")).replaceAll(/<[^>]*>/g, "");
    assert.ok(/Teléfono: \+34.000.000.001Sitio web:/.test(notice));
  });

  test("an unknown address below its prefix answers in it", async () => {
    assert.match(await page("gl/404"), /<html lang="gl" /);
  });

  test("the menu of every language offers it", async () => {
    for (const { code } of ALL) {
      const home = await page(code === CODES[0] ? "index" : code);
      const menu = home.match(/<ul class="language-list">.*?<\/ul>/)?.[0] ?? "";
      assert.deepEqual(
        all(menu, />([^<]+)<\/a>/g),
        ALL.map(({ name }) => name),
      );
      assert.deepEqual(all(menu, /href="([^"]+)"/g), ["/", ...PREFIXES.slice(1), "/gl"]);
    }
    assert.match(await page("gl"), /Lingua: /);
  });

  test("search engines and shared links are told of it on every page", async () => {
    const others = [...LANGUAGES.map(({ hreflang }) => hreflang), "gl", "x-default"];
    for (const name of ["index", "gl", "gl/contacto", "val/maquinaria/alquiler-dumpers"]) {
      const html = await page(name);
      assert.deepEqual(all(html, /<link rel="alternate" hreflang="([^"]+)"/g), others, name);
      const locales = all(html, /property="og:locale(?::alternate)?" content="([^"]+)"/g);
      assert.deepEqual(locales.sort(), ALL.map(({ locale }) => locale).sort(), name);
    }
    assert.match(await page("gl"), /property="og:locale" content="gl_ES"/);
  });

  test("the sitemap has its pages, each with its twins", async () => {
    const map = await read(".build/public/sitemap.xml");
    const addresses = all(map, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address).pathname);
    const own = addresses.filter((address) => /^\/gl(\/|$)/.test(address));
    assert.ok(own.includes("/gl") && own.includes("/gl/contacto"));
    assert.equal(addresses.length, own.length * ALL.length);
    assert.equal(all(map, /hreflang="(gl)"/g).length, addresses.length);
    for (const address of own) assert.ok(existsSync(at("dist", `${address}.html`)), address);
  });

  test("a page knows it before its script is there, and where its texts are", async () => {
    const home = await page("index");
    const files = JSON.parse(home.match(/data-files='([^']+)'/)[1]);
    assert.deepEqual(Object.keys(files.texts), [...CODES, "gl"]);
    assert.match(await read("dist", files.texts.gl), /A máquina que precisas/);
    assert.match(home.match(/<script>(.*?)<\/script>/s)[1], /["'`]gl["'`]/);
    const [, site] = home.match(/<link rel="modulepreload" href="([^"]+)"/);
    assert.match(await read("dist", site), /["'`]gl["'`]/);
  });

  test("the package has it, in Node, in bundlers and in TypeScript", async () => {
    const core = await import(pathToFileURL(at(".build/pkg/node.js")).href);
    await core.default();
    await core.loadLanguage("gl");
    assert.equal(core.routeView("/gl").view.page.hero.title, "A máquina que precisas");
    assert.equal(core.routeView("/faq", "gl").view.lang, "gl");
    assert.equal(core.chooseLanguage("gl", "/en/faq"), "/gl/faq");
    const { locales } = await import(pathToFileURL(at(".build/pkg/files.js")).href);
    assert.deepEqual(Object.keys(locales), [...CODES, "gl"]);
    assert.ok(existsSync(locales.gl));
    assert.match(await read(".build/pkg/types.d.ts"), /export type Language = .* \| "gl";/);
  });

  test("what has the types of the package still fits them", async () => {
    await run("tsc", ["--noEmit", "-p", "."], { cwd: COPY });
  });
});
