import init, * as core from "bancal";
import { show } from "./show.js";

await init();
await core.loadLanguage("en");
await show(core);
