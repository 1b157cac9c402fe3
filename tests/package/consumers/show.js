import { report } from "./report.js";

/** Where the test of a page in a browser looks for the report. */
export function show(core, texts) {
  const { title, fields } = report(core, texts);
  document.title = title;
  document.querySelector("main").textContent = fields.join(" ");
}
