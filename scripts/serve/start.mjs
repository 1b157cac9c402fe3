/** Run by `npm start` after the build: the site, and a local sending provider. */

import { startProvider } from "../../tools/provider/provider.mjs";
import { QUOTES } from "../lib/paths.mjs";
import { PROVIDER_PORT, SITE_PORT, takenMessage } from "../lib/ports.mjs";
import { startServer } from "./serve.mjs";

/** @param {number} port @returns {(error: NodeJS.ErrnoException) => never} */
const giveUp = (port) => (error) => {
  console.error(error.code === "EADDRINUSE" ? takenMessage(port) : error.message);
  process.exit(1);
};

const provider = await startProvider({ port: PROVIDER_PORT, folder: QUOTES }).catch(
  giveUp(PROVIDER_PORT),
);
const site = await startServer({ port: SITE_PORT }).catch(giveUp(SITE_PORT));

console.log(`Site:            ${site.url}`);
console.log(`Quote requests:  ${provider.url}`);
console.log("Ctrl-C ends both.");

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await Promise.all([site.close(), provider.close()]);
    process.exit(0);
  });
}
