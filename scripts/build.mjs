/**
 * Builds the site into `dist/`: package, dictionaries, browser bundle, and the static HTML of every address.
 * `node scripts/build.mjs` does it all; `--core` stops before the bundle, `--pages` after the pages; `--local` makes a
 * site that sends its quote requests to the local provider of `npm start` and the tests.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeHosting } from "./hosting/index.mjs";
import { completePackage } from "./package.mjs";
import { pageTemplate } from "./page.mjs";
import { run } from "./run.mjs";
import { shortenNames } from "./short-names.mjs";
import { hasLibrarySource } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);

/**
 * Rust's library as visitors get it: compiled for size, and without the words of panics, which nobody could read; they
 * stay traps. Worth 7 of 41 kB. Cargo builds it on request only, and the stable compiler takes such requests from
 * whoever says that he knows it: the version is pinned in rust-toolchain.toml.
 */
const SMALL_LIBRARY = {
  env: {
    RUSTC_BOOTSTRAP: "1",
    RUSTFLAGS: "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none",
    // Beside the flags of tests and of development, each would throw away what the other has built.
    CARGO_TARGET_DIR: at("target/small"),
  },
  options: ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"],
};

/** Compiles the core to WebAssembly and writes what it knows beside it. */
export async function buildCore({ profile = "release" } = {}) {
  const small = profile === "release" && (await hasLibrarySource());
  const { env, options } = small ? SMALL_LIBRARY : { env: {}, options: [] };
  await run(
    "wasm-pack",
    [
      ...["build", "crates/wasm", "--target", "web", `--${profile}`, "--mode", "no-install"],
      ...["--out-dir", at(".build/pkg"), "--", ...options],
    ],
    { env },
  );
  await publish();
  if (profile === "release") await shortenNames(at(".build/pkg"));
  await completePackage({
    folder: at(".build/pkg"),
    dictionaries: at(".build/locales"),
    sources: at("crates/wasm/js"),
  });
}

/** Dictionaries and addresses alone: quick, for a change of texts. */
export async function publish() {
  await run("cargo", ["run", "--quiet", "-p", "publish", "--", at(".build")]);
  await mkdir(at(".build/public"), { recursive: true });
  for (const [name, source] of [
    ["pictures", "data/pictures"],
    ["video", "data/video"],
    ["shop.json", "data/shop.json"],
    ...["icon-192.png", "icon-512.png", "apple-touch-icon.png", "share.jpg"].map((name) => [
      name,
      `data/icons/${name}`,
    ]),
  ]) {
    const link = at(".build/public", name);
    if (!existsSync(link) && existsSync(at(source))) {
      await rm(link, { force: true });
      await symlink(at(source), link);
    }
  }
}

async function bundle() {
  const { build } = await import("vite");
  await build({
    root: at("app"),
    configFile: at("vite.config.ts"),
    logLevel: "warn",
    // The published site takes no part in React's developer tools: 0.4 kB less.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  });
  await build({
    root: at("app"),
    configFile: at("vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: { ssr: at("app/prerender.tsx"), outDir: at(".build/server"), manifest: false },
  });
}

async function pages() {
  const { prepare, render } = await import(pathToFileURL(at(".build/server/prerender.js")).href);
  const dictionaries = ["es", "en", "val"].map((code) => at(`.build/locales/${code}.txt`));
  prepare(
    await readFile(at(".build/pkg/bancal_bg.wasm")),
    await Promise.all(dictionaries.map((file) => readFile(file, "utf8"))),
  );
  const template = await pageTemplate(at("dist"));
  const json = async (file) => JSON.parse(await readFile(at(".build", file), "utf8"));
  const [addresses, heads] = [await json("addresses.json"), await json("heads.json")];
  const write = async (address, file) => {
    const page = await render(address);
    await mkdir(dirname(at("dist", file)), { recursive: true });
    await writeFile(at("dist", file), template(page, heads[address]));
  };
  for (const address of addresses) {
    await write(address, address === "/" ? "index.html" : `${address.slice(1)}.html`);
  }
  for (const prefix of ["", "en/", "val/"]) {
    await write(`/${prefix}404`, `${prefix}404.html`);
  }
  return addresses.length + 3;
}

/** What the local provider takes. */
export const LOCAL = {
  VITE_SEND_ENDPOINT: "http://127.0.0.1:4174/api/v1.0/email/send-form",
  VITE_SEND_PUBLIC_KEY: "local-key",
  VITE_SEND_SERVICE: "local-service",
  VITE_SEND_TEMPLATE: "local-template",
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--local")) Object.assign(process.env, LOCAL);
  await buildCore();
  if (!process.argv.includes("--core")) {
    await bundle();
    console.log(`${await pages()} pages written to dist/`);
    if (!process.argv.includes("--pages")) await writeHosting();
  }
}
