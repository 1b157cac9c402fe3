// A worker knows no import map.
import init, * as core from "./node_modules/bancal/bancal.js";
import { report } from "./report.js";

await init();
await core.loadLanguage("en");
postMessage(await report(core));
