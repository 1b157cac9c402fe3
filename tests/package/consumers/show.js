import { report } from "./report.js";

/** Where the test of a page in a browser looks for the report. */
export async function show(core) {
  const { title, fields } = await report(core);
  document.title = title;
  document.querySelector("main").textContent = fields.join(" ");
}
