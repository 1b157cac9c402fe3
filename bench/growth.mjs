/** Growth of the site: builds copies of the repository with a multiple of the content. */
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSite } from "../scripts/build/hosting/site.mjs";
import { CODES } from "../scripts/lib/languages.mjs";
import { DIST, ROOT } from "../scripts/lib/paths.mjs";
import { run } from "../scripts/lib/run.mjs";
import { table } from "../scripts/measure/report.mjs";
import { grow } from "./growth/content.mjs";

/** In the order of build time. */
const STEPS = [
  ["texts", 1],
  ["texts", 10],
  ["pages", 10],
  ["catalogue", 10],
  ["catalogue", 100],
];

/** Inside the repository's build folder, so that packages are found and compiled dependencies are reused. */
const HOME = join(ROOT, ".build/growth");
const COPY = join(HOME, "site");
const COPIED = [
  ...["app", "crates", "locales", "scripts", "tools/provider"],
  ...["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "package.json"],
  ...["tsconfig.json", "vite.config.ts", "data/company.json", "data/shop.json"],
];
const LINKED = ["data/video", "data/icons", "node_modules"];

const VISITOR = fileURLToPath(new URL("growth/visitor.mjs", import.meta.url));

async function copyRepository() {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(join(COPY, "data"), { recursive: true });
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(COPY, path), { recursive: true, preserveTimestamps: true });
  }
  for (const path of LINKED) await symlink(join(ROOT, path), join(COPY, path));
}

/** @param {string} dist of a build @returns {Promise<number>} its pages in all languages */
const pagesOf = async (dist) => (await readSite(dist)).pages.length;

/** @returns {Promise<{ seconds: number, pages: number }>} */
async function build() {
  const begun = performance.now();
  await run("node", ["scripts/build/build.mjs", "--local", "--pages"], {
    cwd: COPY,
    env: {
      SITE_FOR: "start",
      CARGO_TARGET_DIR: join(HOME, "target"),
      // The lint against texts that no view uses would stop the build.
      RUSTFLAGS: "--cap-lints warn",
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, pages: await pagesOf(join(COPY, "dist")) };
}

const visitor = async () => JSON.parse(await run("node", [VISITOR, join(COPY, ".build")]));

/** @returns {Promise<{ results: string }>} */
export async function growth() {
  const pagesOfOneLanguage = (await pagesOf(DIST)) / CODES.length;
  const growTo = (what, times) => grow(ROOT, COPY, what, times, pagesOfOneLanguage);
  await copyRepository();
  await growTo(...STEPS[0]);
  await build(); // not counted: it compiles the dependencies
  const rows = [];
  for (const [what, times] of STEPS) {
    await growTo(what, times);
    const { seconds, pages } = await build();
    const { wasm, texts, views, memory, search, searchMemory } = await visitor();
    rows.push([
      times === 1 ? "as it is" : `${what} × ${times}`,
      pages,
      seconds.toFixed(1),
      ...[wasm, texts].map((bytes) => (bytes / 1000).toFixed(1)),
      ...Object.values(views).map((time) => time.toFixed(2)),
      (memory / 2 ** 20).toFixed(1),
      search.toFixed(1),
      (searchMemory / 2 ** 20).toFixed(1),
    ]);
    console.log(rows.at(-1).join("  "));
  }
  const header = [
    ...["content", "pages", "build, s", "wasm, kB", "texts, kB"],
    ...["home view, ms", "category view, ms", "contact view, ms", "memory, MiB"],
    ...["search, 95 %, ms", "its memory, MiB"],
  ];
  return { results: table(header, rows) };
}
