import init, * as core from "bancal";
import { report } from "../../../report.js";

export async function GET() {
  await init();
  await core.loadLanguage("en");
  return Response.json(await report(core));
}
