import init, { addDictionary } from "bancal";
import texts from "../../.build/locales/es.txt?raw";
import wasm from "../../.build/pkg/bancal_bg.wasm?url";
import { measure, type Timing } from "./operations";

declare global {
  interface Window {
    timings: Promise<Timing[]>;
  }
}

async function run(): Promise<Timing[]> {
  await init({ moduleOrPath: wasm });
  addDictionary(texts);
  return measure();
}

window.timings = run();
