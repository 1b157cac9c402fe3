import init, * as core from "bancal";
import { locales } from "bancal/files";
import { show } from "./show.js";

await init();
const response = await fetch(locales.en);
show(core, await response.text());
