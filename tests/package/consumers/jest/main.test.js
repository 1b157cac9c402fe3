import { writeFileSync } from "node:fs";
import init, * as core from "bancal";
import { report } from "./report.js";

test("the package works beside a document", async () => {
  document.body.innerHTML = '<form><input name="user_name" value="Obras Levante"></form>';
  await init();
  await core.loadLanguage("en");
  const { errors } = core.checkForm(new FormData(document.querySelector("form")), "en");
  expect(errors.map(({ field }) => field)).not.toContain("user_name");
  expect(() => core.routeView(location)).toThrow(core.CoreError);
  writeFileSync("report.json", JSON.stringify(await report(core)));
});
