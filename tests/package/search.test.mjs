/** The search of the package: its second WebAssembly and its indexes, and what is said when they cannot be used. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { marked } from "../../scripts/build/package.mjs";
import { fresh, PACKAGE, texts } from "./fresh.mjs";

const WASM = "bancal_search_bg.wasm";
const file = (name) => new URL(name, PACKAGE);

/** Never answered. */
const HUNG = "/hung";
/** Answers of the server by path. */
const answers = new Map();
let requests = [];
let server;
let url;

const serve = (path, body, { status = 200, type = "application/octet-stream" } = {}) =>
  answers.set(path, { body, status, type });

before(async () => {
  server = createServer((request, response) => {
    requests.push(request.url);
    const { body, status, type } = answers.get(request.url) ?? { body: "", status: 404, type: "" };
    if (request.url === HUNG) response.on("close", () => requests.push("closed"));
    else response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise((resume) => server.listen(0, "127.0.0.1", resume));
  url = `http://127.0.0.1:${server.address().port}`;
  serve("/wasm", await readFile(file(WASM)), { type: "application/wasm" });
  for (const code of ["es", "en", "val"])
    serve(`/${code}`, await readFile(file(`search/search-${code}.txt`)));
});
after(() => server.close());

const options = (language = "es") => ({ wasm: `${url}/wasm`, index: `${url}/${language}` });

/** An instance of the package with the texts of some languages. */
async function ready(...languages) {
  const core = await fresh("node.js");
  await core.default();
  for (const language of languages) await core.loadLanguage(language);
  requests = [];
  return core;
}

test("a search is answered in the language asked for", async () => {
  const core = await ready("es", "en", "val");
  for (const [language, words, id, start] of [
    ["es", "miniexcavadora 1 t", "mini-excavator-1t", "/maquinaria/"],
    ["en", "mini digger 1 t", "mini-excavator-1t", "/en/maquinaria/"],
    ["val", "retallar bardisses", "hedge-trimmer", "/val/maquinaria/"],
  ]) {
    const report = await core.search(words, language);
    assert.equal(report.outcome, "found", words);
    const found = report.results.map((result) => result.id);
    assert.ok(found.slice(0, 3).includes(id), `${words}: ${found}`);
    assert.ok(
      report.results.every(({ href }) => href.startsWith(start)),
      words,
    );
  }
});

test("words that nobody means, and no words, are told apart", async () => {
  const core = await ready("es");
  assert.equal((await core.search("piano de cola", "es")).outcome, "nothing");
  const unclear = await core.search("precio", "es");
  assert.equal(unclear.outcome, "empty");
  assert.match(unclear.summary, /^«precio» no dice/);
  assert.deepEqual(await core.search(" ", "es"), { outcome: "empty", results: [] });
  assert.equal((await core.search("excabadora", "es")).outcome, "near");
  const long = await core.search("ñ ".repeat(30_000), "es");
  assert.ok(long.summary.length < 300);
});

test("what a language does not know is found in the words of another, and told in its own", async () => {
  const core = await ready("es");
  assert.equal((await core.search("cement mixer hire", "es", options())).outcome, "nothing");
  const report = await core.search("cement mixer hire", "es");
  assert.equal(report.outcome, "found");
  assert.match(report.results[0].href, /^\/maquinaria\/alquiler-hormigoneras/);
  assert.match(report.summary, /«cement mixer hire»/);
  assert.equal((await core.search("bomba de hormigón", "es")).outcome, "nothing");
});

test("the files are loaded once, however many searches begin together", async () => {
  const core = await ready("es", "en");
  const words = ["radial", "toro", "tijera 12 m"];
  await Promise.all(words.map((query) => core.search(query, "es", options())));
  await core.search("digger", "en", options("en"));
  await core.search("llana", "es", options());
  assert.deepEqual(requests.sort(), ["/en", "/es", "/wasm"]);
});

test("a language without its texts, or none at all, is refused", async () => {
  const core = await ready("es");
  for (const language of ["en", "xx", "__proto__", ""]) {
    await assert.rejects(core.search("digger", language), { name: "LanguageError", language });
  }
  await core.loadLanguage("en");
  assert.equal((await core.search("digger", "en")).outcome, "found");
});

for (const [what, path, spoil] of [
  ["an index that is gone", "/es", () => serve("/es", "", { status: 404 })],
  [
    "a page instead of the index",
    "/es",
    () => serve("/es", "<html></html>", { type: "text/html" }),
  ],
  [
    "an index that was cut off",
    "/es",
    async () => serve("/es", (await readFile(file("search/search-es.txt"))).subarray(0, 5000)),
  ],
  [
    "the index of another language",
    "/es",
    async () => serve("/es", await readFile(file("search/search-en.txt"))),
  ],
  [
    "the index of another build",
    "/es",
    async () =>
      serve("/es", `00000000${(await readFile(file("search/search-es.txt"), "utf8")).slice(8)}`),
  ],
  ["a search that is gone", "/wasm", () => serve("/wasm", "", { status: 404 })],
  [
    "the search of another build",
    "/wasm",
    async () => {
      const wasm = await readFile(file(WASM));
      serve("/wasm", marked(wasm.subarray(0, wasm.lastIndexOf(0)), "0123456789ab"));
    },
  ],
]) {
  test(`${what} is a LoadError, and the next search tries again`, async () => {
    const core = await ready("es");
    const right = answers.get(path);
    try {
      await spoil();
      await assert.rejects(core.search("radial", "es", options()), (error) => {
        assert.ok(error instanceof core.CoreError, String(error));
        assert.equal(error.name, "LoadError");
        return true;
      });
    } finally {
      answers.set(path, right);
    }
    assert.equal((await core.search("radial", "es", options())).outcome, "found");
  });
}

test("a search that is not waited for any longer ends, and the next one tries again", async () => {
  const core = await ready("es");
  const aborted = { ...options(), signal: AbortSignal.abort() };
  await assert.rejects(core.search("radial", "es", aborted), { name: "AbortError" });
  assert.equal((await core.search("radial", "es", options())).outcome, "found");
  await assert.rejects(core.search("radial", "es", aborted), { name: "AbortError" });
});

test("a file that fails ends the load of the other one, and the next search begins anew", async () => {
  const core = await ready("es", "en");
  for (const hung of ["wasm", "index"]) {
    const broken = {
      ...options(),
      wasm: `${url}/nowhere`,
      index: `${url}/nowhere`,
      [hung]: url + HUNG,
    };
    await assert.rejects(core.search("radial", "es", broken), { name: "LoadError", status: 404 });
    while (!requests.includes("closed")) await new Promise((resume) => setTimeout(resume, 10));
    requests = [];
  }
  assert.equal((await core.search("toro", "es", options())).outcome, "found");
  assert.equal((await core.search("digger", "en", options("en"))).outcome, "found");
});

test("whoever stops waiting stops no other search that waits for the same files", async () => {
  const core = await ready("es");
  const [first, second] = [new AbortController(), new AbortController()];
  const searches = [first, second].map(({ signal }) =>
    core.search("radial", "es", { ...options(), signal }),
  );
  first.abort(new Error("no longer wanted"));
  await assert.rejects(searches[0], /no longer wanted/);
  assert.equal((await searches[1]).outcome, "found");
  await assert.rejects(core.search("radial", "es", { ...options(), signal: 1 }), {
    name: "ArgumentError",
    argument: "signal",
  });
});

test("a load that nobody waits for any longer is begun anew by the next search", async () => {
  const core = await ready("es");
  const stopped = new AbortController();
  const search = core.search("radial", "es", { ...options(), signal: stopped.signal });
  stopped.abort();
  await assert.rejects(search, { name: "AbortError" });
  assert.equal(
    (await core.search("radial", "es", { ...options(), timeout: 5000 })).outcome,
    "found",
  );
});

test("a search right after one that ended, however it did, waits for none of its files", async () => {
  const hung = { wasm: url + HUNG, index: url + HUNG };
  const ends = {
    TimeoutError: { ...hung, timeout: 10 },
    AbortError: { ...hung, signal: AbortSignal.abort() },
    LoadError: { ...hung, index: `${url}/nowhere` },
  };
  for (const [name, ended] of Object.entries(ends)) {
    const core = await ready("es");
    const next = await core
      .search("radial", "es", ended)
      .catch((error) => [error.name, core.search("radial", "es", { ...options(), timeout: 5000 })]);
    assert.equal(next[0], name);
    assert.equal((await next[1]).outcome, "found");
  }
});

test("texts that are added again are those of the results", async () => {
  const core = await ready("es");
  const name = async () => (await core.search("pisón", "es")).results[0].name;
  assert.equal(await name(), "Pisón");
  core.addDictionary(texts.replace("\nPisón\n", "\nPisón compactador\n"));
  assert.equal(await name(), "Pisón compactador");
});

test("texts that are added while a search is loading are those of its results, and of the next ones", async () => {
  const core = await ready("es");
  const first = core.search("pisón", "es", options());
  core.addDictionary(texts.replace("\nPisón\n", "\nPisón compactador\n"));
  const reports = await Promise.all([first, core.search("pisón", "es", options())]);
  reports.push(await core.search("pisón", "es"));
  assert.deepEqual(
    reports.map(({ results }) => results[0].name),
    Array(3).fill("Pisón compactador"),
  );
});

test("an instance that fails is never used again; the next search makes a new one", async () => {
  const core = await ready("es");
  const { instantiate } = WebAssembly;
  let memory;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate(...given);
    memory ??= Object.values(instance.exports).find((own) => own instanceof WebAssembly.Memory);
    return instance;
  };
  try {
    await core.search("radial", "es");
    new Uint8Array(memory.buffer).fill(255);
    let failed = 0;
    for (let call = 0; call < 10 && failed === 0; call += 1) {
      await core.search("radial", "es").catch(() => {
        failed += 1;
      });
    }
    assert.equal(failed, 1);
    assert.equal((await core.search("radial", "es")).outcome, "found");
  } finally {
    WebAssembly.instantiate = instantiate;
  }
});
