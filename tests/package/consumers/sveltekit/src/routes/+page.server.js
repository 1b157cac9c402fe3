import init, * as core from "bancal";
import { report } from "../../report.js";

export async function load() {
  await init();
  await core.loadLanguage("en");
  return report(core);
}
