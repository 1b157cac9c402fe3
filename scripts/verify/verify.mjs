/**
 * `npm run verify -- https://www.example.com` asks a published site everything that a visitor depends on, and fails if
 * something is wrong. `--send` also sends one request that says it is a test. The settings are those of the build.
 */
import { settings } from "../build/inputs/index.mjs";
import { SEND_ENDPOINT } from "../build/inputs/settings.mjs";
import { commandLine } from "../lib/commandLine.mjs";
import { table } from "../measure/report.mjs";
import { verify } from "./checks.mjs";
import { sendTest } from "./send.mjs";
import { ask, said } from "./web.mjs";

const { values, positionals } = commandLine({
  allowPositionals: true,
  options: { send: { type: "boolean", default: false } },
});
const [site, ...more] = positionals;
if (more.length > 0 || !site || !/^https?:\/\/[^/]+\/?$/.test(site) || !URL.canParse(site)) {
  console.error("npm run verify -- https://www.example.com [--send]");
  process.exit(2);
}
const home = await ask(site);
if (home.status === 0) {
  console.error(`${site} does not answer: ${said(home)}`);
  process.exit(1);
}

const env = settings();
const rows = await verify(site, {
  shop: env.VITE_SHOP_URL || undefined,
  endpoint: env.VITE_SEND_ENDPOINT || SEND_ENDPOINT,
});
if (values.send) rows.push(await sendTest(site, env));
console.log(
  table(
    ["what", "checked", "wrong"],
    rows.map(({ name, checked, failed }) => [name, checked, failed || ""]),
  ),
);
const wrong = rows.filter(({ failed }) => failed > 0);
for (const { name, failed, examples } of wrong) {
  console.log(`\n${name}:`);
  for (const example of examples) console.log(`  ${example}`);
  if (failed > examples.length) console.log(`  and ${failed - examples.length} more`);
}
console.log(
  wrong.length === 0
    ? `\n${site} is as it should be.`
    : `\n${site}: ${wrong.length} of ${rows.length} checks found something wrong.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
