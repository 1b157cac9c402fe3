import { report } from "./report.js";

/** Where the test of a page in a browser looks for the report. */
export function show(core) {
  const { title, fields } = report(core);
  document.title = title;
  document.querySelector("main").textContent = fields.join(" ");
}
