import init, * as core from "bancal";
import wasm from "bancal/bancal_bg.wasm";
import en from "bancal/locales/en.txt";
import { show } from "./show.js";

await init({ module_or_path: wasm });
const response = await fetch(en);
show(core, await response.text());
