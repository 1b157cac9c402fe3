import { readFile } from "node:fs/promises";
import * as core from "bancal";
import { locales, wasm } from "bancal/files";
import { report } from "./report.js";

core.initSync({ module: await readFile(wasm) });
console.log(JSON.stringify(report(core, await readFile(locales.en, "utf8"))));
