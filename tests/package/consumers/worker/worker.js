// A worker knows no import map.
import init, * as core from "./node_modules/bancal/bancal.js";
import { locales } from "./node_modules/bancal/files.js";
import { report } from "./report.js";

await init();
const response = await fetch(locales.en);
postMessage(report(core, await response.text()));
