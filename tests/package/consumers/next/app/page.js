import init, * as core from "bancal";
import { report } from "../report.js";

export const dynamic = "force-dynamic";

export default async function Page() {
  await init();
  await core.loadLanguage("en");
  const { title, fields } = await report(core);
  return (
    <>
      <title>{title}</title>
      <main>{fields.join(" ")}</main>
    </>
  );
}
