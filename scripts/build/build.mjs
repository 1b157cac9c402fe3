/**
 * Builds the site into `dist/`: package, dictionaries, browser bundle, and the static HTML of every address.
 * `--core` stops before the bundle, `--pages` after the pages; `--local` builds a site that sends its quote requests to
 * the local provider of `npm start` and the tests; `--release` is for `npm run release` alone, which checks first what
 * is published; `--stable` builds the package without unstable compiler options, some kilobytes larger;
 * `--declarations` builds only what the TypeScript compiler needs of the package.
 */
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { commandLine } from "../lib/commandLine.mjs";
import { isMain } from "../lib/isMain.mjs";
import { CODES, PREFIXES } from "../lib/languages.mjs";
import { exclusively } from "../lib/lock.mjs";
import { at, BUILD, DIST, HOSTING, MANIFEST, ROOT, TYPES } from "../lib/paths.mjs";
import { PROVIDER_PORT, PURPOSE } from "../lib/ports.mjs";
import { run } from "../lib/run.mjs";
import { hasLibrarySource } from "../setup/tools.mjs";
import { writeHosting } from "./hosting/index.mjs";
import { checkInputs, runChecked } from "./inputs/index.mjs";
import { checkPictures } from "./inputs/pictures.mjs";
import { completePackage, PARTS } from "./package.mjs";
import { pageTemplate } from "./page.mjs";
import { makeSharePictures } from "./share.mjs";
import { shortenNames } from "./short-names.mjs";
import { buildWorker, writeShells } from "./worker.mjs";

const built = (...parts) => join(BUILD, ...parts);

/**
 * Rebuilds Rust's standard library for size and without panic messages; panics stay traps. It saved 7 of 60 kB
 * (docs/decisions/0005-small-core.md). The option is unstable: `RUSTC_BOOTSTRAP` allows it in the stable compiler, whose
 * version rust-toolchain.toml pins.
 */
const SMALL_LIBRARY = {
  env: {
    RUSTC_BOOTSTRAP: "1",
    // After those of the caller: the benchmark of growth compiles texts that no view uses.
    RUSTFLAGS: `${process.env.RUSTFLAGS ?? ""} -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none`,
    // A folder of its own: builds with other flags would replace each other's artifacts.
    CARGO_TARGET_DIR: at("target/small"),
  },
  options: ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"],
};

/** Compiles the core to WebAssembly, and writes its dictionaries and addresses. */
export async function buildCore({ profile = "release", stable = false } = {}) {
  await checkInputs();
  const small = profile === "release" && !stable;
  if (small && !(await hasLibrarySource())) {
    throw new Error(
      "The source of Rust's library is missing: run rustup component add rust-src, or build with --stable.",
    );
  }
  const { env, options } = small ? SMALL_LIBRARY : { env: {}, options: [] };
  const partFolder = (part) => built(`${part}-pkg`);
  for (const [crate, folder] of [
    ["crates/wasm", built("pkg")],
    ...PARTS.map((part) => [`crates/${part}`, partFolder(part)]),
  ]) {
    // Everything in it is shipped: no file of an earlier build may be left.
    await rm(folder, { recursive: true, force: true });
    await run(
      "wasm-pack",
      [
        ...["build", crate, "--target", "web", `--${profile}`, "--mode", "no-install"],
        ...["--out-dir", folder, "--", ...options],
      ],
      { env },
    );
  }
  await publish();
  if (profile === "release") await shortenNames(built("pkg"));
  else await copyFile(built("pkg/bancal_bg.wasm"), built("pkg/bancal_named.wasm"));
  await completePackage({
    folder: built("pkg"),
    partFolder,
    dictionaries: built("locales"),
    indexes: built("search"),
    codes: CODES,
    sources: at("crates/wasm/js"),
  });
  await keepDeclarations();
}

const isDeclaration = (name) => name.endsWith(".d.ts");

/** Replaces each file in one step, because another command may be reading it, and removes those that are gone. */
async function keepDeclarations() {
  const files = (await readdir(built("pkg"), { recursive: true })).filter(isDeclaration);
  await mkdir(TYPES, { recursive: true });
  const kept = (await readdir(TYPES, { recursive: true })).filter(isDeclaration);
  await Promise.all(
    kept.filter((file) => !files.includes(file)).map((file) => rm(join(TYPES, file))),
  );
  for (const file of files) {
    const target = join(TYPES, file);
    const unfinished = `${target}.${process.pid}`;
    await mkdir(dirname(target), { recursive: true });
    await copyFile(built("pkg", file), unfinished);
    await rename(unfinished, target);
  }
}

/** Only dictionaries and addresses, which is quick after a change of texts. */
export async function publish() {
  await runChecked(["publish", "--", built()]);
  await mkdir(built("public"), { recursive: true });
  for (const [name, source] of [
    ["pictures", "data/pictures"],
    ["video", "data/video"],
    ["shop.json", "data/shop.json"],
    ...[
      "favicon.ico",
      "icon-192.png",
      "icon-512.png",
      "apple-touch-icon.png",
      "share.jpg",
      "screenshot-narrow.jpg",
      "screenshot-wide.jpg",
    ].map((name) => [name, `data/icons/${name}`]),
  ]) {
    // Relative, so that a copied checkout publishes its own files.
    const link = built("public", name);
    await rm(link, { force: true });
    await symlink(relative(dirname(link), at(source)), link);
  }
  const shared = JSON.parse(await readFile(built("shared.json"), "utf8"));
  await makeSharePictures(shared, { folder: built("public/share"), record: built("share.json") });
}

/** Where the site is built: it replaces the one before only when it is complete. */
const UNFINISHED = `${DIST}.unfinished`;

async function bundle() {
  const { build } = await import("vite");
  await build({
    root: at("app"),
    configFile: at("vite.config.ts"),
    logLevel: "warn",
    // The published site does not support React's developer tools: 0.4 kB less.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    build: { outDir: UNFINISHED },
  });
  // For this build alone, not for visitors.
  await rename(join(UNFINISHED, ".vite/manifest.json"), MANIFEST);
  await rm(join(UNFINISHED, ".vite"), { recursive: true });
  await build({
    root: at("app"),
    configFile: at("vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: { ssr: at("app/prerender.tsx"), outDir: built("server"), manifest: false },
  });
}

async function pages() {
  const { prepare, render, renderShell } = await import(
    pathToFileURL(built("server/prerender.js")).href
  );
  const dictionaries = CODES.map((code) => built("locales", `${code}.txt`));
  prepare(
    await readFile(built("pkg/bancal_bg.wasm")),
    await Promise.all(dictionaries.map((file) => readFile(file, "utf8"))),
  );
  const template = await pageTemplate(UNFINISHED, MANIFEST);
  const json = async (file) => JSON.parse(await readFile(built(file), "utf8"));
  const [addresses, heads] = [await json("addresses.json"), await json("heads.json")];
  const write = async (address, file) => {
    const page = await render(address);
    await mkdir(dirname(join(UNFINISHED, file)), { recursive: true });
    await writeFile(join(UNFINISHED, file), template(page, heads[address]));
  };
  for (const address of addresses) {
    await write(address, address === "/" ? "index.html" : `${address.slice(1)}.html`);
  }
  for (const prefix of PREFIXES) {
    await write(`${prefix}/404`, `${prefix}/404.html`);
  }
  const shells = PREFIXES.map((prefix) => renderShell(`${prefix}/404`));
  await writeShells(
    UNFINISHED,
    Object.fromEntries(shells.map((shell) => [shell.language, template.shell(shell)])),
  );
  return addresses.length + PREFIXES.length;
}

const OPTIONS = ["core", "declarations", "local", "pages", "release", "stable"];

/** Settings that the local provider accepts. */
export const LOCAL = {
  VITE_SEND_ENDPOINT: `http://127.0.0.1:${PROVIDER_PORT}/api/v1.0/email/send-form`,
  VITE_SEND_PUBLIC_KEY: "local-key",
  VITE_SEND_SERVICE: "local-service",
  VITE_SEND_TEMPLATE: "local-template",
};

/** @param {Record<string, boolean | undefined>} options those of `OPTIONS` */
async function build({ core, declarations, local, pages: onlyPages, release, stable }) {
  if (local) Object.assign(process.env, LOCAL);
  await buildCore({
    profile: declarations ? "dev" : "release",
    stable,
  });
  if (core || declarations) return;
  // The tests check the types in a step of their own.
  if (PURPOSE !== "tests") await run("tsc", ["--noEmit"], { label: "checking types" });
  await bundle();
  const count = await pages();
  await checkPictures(UNFINISHED);
  await buildWorker(UNFINISHED);
  if (!onlyPages) await writeHosting(UNFINISHED, `${HOSTING}.unfinished`, { release });
  await replace(DIST, UNFINISHED);
  if (!onlyPages) await replace(HOSTING, `${HOSTING}.unfinished`);
  console.log(`${count} pages written to ${relative(ROOT, DIST)}/`);
}

/** Replaces a folder by another one. */
async function replace(folder, by) {
  const old = `${folder}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(folder, old).catch(ignoreMissing);
  await rename(by, folder);
  await rm(old, { recursive: true, force: true });
}

function ignoreMissing(error) {
  if (error.code !== "ENOENT") throw error;
}

if (isMain(import.meta.url)) {
  const { values } = commandLine({
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: "boolean" }])),
  });
  try {
    await exclusively("build", () => build(values));
  } catch (error) {
    console.error(error.stack);
    process.exit(1);
  }
}
