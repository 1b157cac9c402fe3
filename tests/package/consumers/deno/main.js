import init, * as core from "bancal";
import { report } from "./report.js";

await init();
await core.loadLanguage("en");
console.log(JSON.stringify(await report(core)));
