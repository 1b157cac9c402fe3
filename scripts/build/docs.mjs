/** `npm run docs`: the reference of the core in `target/doc/`, and of the package in `.build/docs/`. A warning is an error. */
import { join } from "node:path";
import { installed } from "../lib/installed.mjs";
import { at } from "../lib/paths.mjs";
import { run } from "../lib/run.mjs";

await run("cargo", ["doc", "--no-deps", "-p", "bancal-core"], {
  label: "target/doc: the core",
  env: { RUSTDOCFLAGS: "-D warnings" },
});
const typedoc = join(await installed(at("docs/reference")), "node_modules/.bin/typedoc");
const options = ["--options", at("docs/reference/typedoc.json"), "--out", at(".build/docs")];
await run(typedoc, options, { label: ".build/docs: the package" });
