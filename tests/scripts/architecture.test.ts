/** The layers of the app: a module uses those of its own layer and of the layers before it, and no two use each other. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const APP = new URL("../../app/", import.meta.url).pathname;

/** `docs/architecture.md` says what each owns. What stands in no folder puts the others together. */
const LAYERS = [
  "worker",
  "boot",
  "lib",
  "core",
  "components",
  "list",
  "send",
  "layout",
  "pages",
  "offline",
  "navigation",
  "",
];

/** Source by path below `app/`, without its ending. */
type Sources = Map<string, string>;

function sources(): Sources {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.ts$/.test(file))
      .map((file) => [
        file.replace(/(\/index)?\.tsx?$/, ""),
        readFileSync(join(APP, file), "utf8"),
      ]),
  );
}

function importsOf(module: string, all: Sources): string[] {
  const folder = join("/", /^(boot|core)$/.test(module) ? module : join(module, ".."));
  const named = (all.get(module) ?? "").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...named]
    .map(([, path]) => relative("/", join(folder, path ?? "")))
    .filter((path) => all.has(path));
}

const layerOf = (module: string) =>
  LAYERS.indexOf(
    module.includes("/") || LAYERS.includes(module) ? (module.split("/")[0] ?? "") : "",
  );

/** What breaks the rules, one line each. */
function problems(all: Sources): string[] {
  const graph = new Map([...all.keys()].map((module) => [module, importsOf(module, all)]));
  const found: string[] = [];
  for (const [module, imports] of graph) {
    for (const used of imports) {
      if (layerOf(used) > layerOf(module)) {
        found.push(`${module} uses ${used}, which comes after it`);
      }
    }
    const reached = new Set<string>();
    const next = [...imports];
    for (const used of next) {
      if (!reached.has(used)) {
        reached.add(used);
        next.push(...(graph.get(used) ?? []));
      }
    }
    if (reached.has(module)) {
      found.push(`${module} uses itself by way of others`);
    }
  }
  return found;
}

test("no module uses one of a later layer, or itself by way of others", () => {
  const all = sources();
  expect(all.size).toBeGreaterThan(80);
  expect([...all.keys()].filter((module) => layerOf(module) < 0)).toEqual([]);
  expect(problems(all)).toEqual([]);
});

test("every layer is there", () => {
  const found = new Set([...sources().keys()].map(layerOf));
  expect(found).toEqual(new Set(LAYERS.keys()));
});

test.each([
  ["lib/fill", "../core", "lib/fill uses core, which comes after it"],
  [
    "components/Picture",
    "../layout/Banner",
    "components/Picture uses layout/Banner, which comes after it",
  ],
  ["pages/Shop", "../navigation/load", "pages/Shop uses navigation/load, which comes after it"],
  ["lib/idle", "./idle", "lib/idle uses itself by way of others"],
])("an import that breaks a rule is found: %s of %s", (module, imported, problem) => {
  const all = sources();
  all.set(module, `import "${imported}";\n${all.get(module)}`);
  expect(problems(all)).toContain(problem);
});

test("no style asks for a minimum or maximum width: between two of them, some zoom would have neither", () => {
  const styles = readdirSync(join(APP, "styles"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .filter((file) =>
      /\((min|max)-(width|height)/.test(readFileSync(join(APP, "styles", file), "utf8")),
    );
  expect(styles).toEqual([]);
});

test("no file is longer than 300 lines, and no component than 150", () => {
  const long = [...sources()].filter(([module, source]) => {
    const isComponent = /[A-Z]/.test(module.split("/").at(-1)?.[0] ?? "");
    return source.split("\n").length > (isComponent ? 150 : 300);
  });
  expect(long.map(([module]) => module)).toEqual([]);
});
