import { readFileSync } from "node:fs";
import { addDictionary, initSync } from "bancal";
import { measure, type Timing } from "./operations";

/** @param built folder with the compiled core and the texts */
export function run(built: string): Promise<Timing[]> {
  initSync({ module: readFileSync(`${built}/pkg/bancal_bg.wasm`) });
  addDictionary(readFileSync(`${built}/locales/es.txt`, "utf8"));
  return measure();
}
