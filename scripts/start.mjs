/** What `npm start` runs after the build: the site, and in place of the sending provider a local one. */
import { startProvider } from "../tests/provider/provider.mjs";
import { startServer } from "./serve.mjs";

const SITE_PORT = 4173;
/** Compiled into the site as the address of its sending provider, so no other port will do. */
const PROVIDER_PORT = 4174;

const taken = (error) => error.code === "EADDRINUSE";

/** @param {string} sentence @returns {never} */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

const provider = await startProvider({ port: PROVIDER_PORT }).catch((error) =>
  giveUp(
    taken(error)
      ? `Port ${PROVIDER_PORT}, where the site sends its quote requests, is taken: end the program that uses it and start again.`
      : error.message,
  ),
);

let note = "";
const site = await startServer({ port: SITE_PORT })
  .catch((error) => {
    if (!taken(error)) throw error;
    note = ` (port ${SITE_PORT} is taken)`;
    return startServer({ port: 0 });
  })
  .catch((error) => giveUp(error.message));

console.log(`Site:            ${site.url}${note}`);
console.log(`Quote requests:  ${provider.url}`);
console.log("Ctrl-C ends both.");

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await Promise.all([site.close(), provider.close()]);
    process.exit(0);
  });
}
