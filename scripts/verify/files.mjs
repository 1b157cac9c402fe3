/** The files that the pages of a published site name. */
import { YEAR_S } from "../build/hosting/rules.mjs";
import { ask, cachingOf, each, isGood, maxAge, said } from "./web.mjs";

/** What the answers have to say, by the end of the file's name. */
const TYPES = {
  avif: /^image\/avif$/,
  css: /^text\/css/,
  ico: /^image\//,
  jpg: /^image\/jpeg$/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  mp4: /^video\/mp4$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  wasm: /^application\/wasm$/,
  webmanifest: /^application\/manifest\+json/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$|^application\/font-woff2$/,
};

/** The files that pages name, each once. */
export async function checkFiles(check, at, pages) {
  const assets = new Set();
  const pictures = new Map();
  for (const { path, page } of pages) {
    const { main, react, core, texts = {}, page: chunks = [] } = page.files;
    for (const file of [main, react, core, ...Object.values(texts), ...chunks, ...page.linked]) {
      if (file) assets.add(file);
    }
    for (const file of [...page.pictures, ...page.icons]) pictures.set(file, path);
  }
  await each([...assets], async (file) => {
    const answer = await ask(at(file));
    check(
      "scripts, core and texts",
      isGood(answer) && answer.body.length > 0,
      () => `${file}: ${said(answer)}`,
    );
    if (!isGood(answer)) return;
    checkType(check, file, answer);
    check(
      "caching of files with a hash",
      maxAge(answer) >= YEAR_S,
      () => `${file}: ${cachingOf(answer)}`,
    );
    const small =
      /\.woff2$/.test(file) ||
      answer.headers["content-encoding"] !== undefined ||
      answer.body.length < 1024;
    check("compression of files", small, () => `${file} is sent as it is`);
  });
  await each([...pictures], async ([file, path]) => {
    const answer = await ask(at(file), { method: "HEAD" });
    check("pictures, films and icons", isGood(answer), () => `${file} on ${path}: ${said(answer)}`);
    if (isGood(answer)) checkType(check, file, answer);
  });
}

function checkType(check, file, { headers }) {
  const expected = TYPES[file.split(".").at(-1)];
  check(
    "types of files",
    expected === undefined || expected.test(headers["content-type"] ?? ""),
    () => `${file}: ${headers["content-type"]}`,
  );
}

/** The core refuses the texts of another build. */
export async function checkCore(check, at, { core }, pages) {
  const name = "core and texts of one build";
  if (!core) return check(name, false, () => "the pages name no core");
  const wasm = await ask(at(core), { headers: { "accept-encoding": "identity" } });
  const texts = new Set(pages.flatMap(({ page }) => Object.values(page.files.texts ?? {})));
  for (const file of texts) {
    const [build] = (await ask(at(file))).text.split(" ");
    check(
      name,
      build !== "" && wasm.body.includes(build),
      () => `${file} does not belong to ${core}`,
    );
  }
  const valid = await WebAssembly.compile(wasm.body).then(
    () => true,
    () => false,
  );
  check("the core is WebAssembly", valid, () => `${core}: ${said(wasm)}`);
}

/** The service worker: of the same build as the pages, or one that removes itself, and never kept by a host. */
export async function checkWorker(check, at, { main }) {
  const name = "service worker";
  const worker = await ask(at("/sw.js"));
  check(name, isGood(worker), () => `/sw.js: ${said(worker)}`);
  if (!isGood(worker)) return;
  checkType(check, "/sw.js", worker);
  check(name, maxAge(worker) === 0, () => `/sw.js is kept: ${cachingOf(worker)}`);
  const files = new Set(worker.text.match(/\/assets\/[\w-]+\.\w+/g));
  const isOff = files.size === 0;
  check(name, isOff || files.has(main), () => "/sw.js belongs to another build than the pages");
  await each([...files], async (file) => {
    const answer = await ask(at(file), { method: "HEAD" });
    check(name, isGood(answer), () => `/sw.js keeps ${file}: ${said(answer)}`);
  });
}
