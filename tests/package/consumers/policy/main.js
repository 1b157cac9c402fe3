import init, * as core from "./node_modules/bancal/bancal.js";
import { show } from "./show.js";

await init();
await core.loadLanguage("en");
await show(core);
