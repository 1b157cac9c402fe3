/** `npm run dev`: Vite's server with the local provider; a change of Rust, texts or data is compiled and shown too. */

import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { QUOTES } from "../lib/paths.mjs";

// Before the imports that determine paths: development has separate folders and ports.
process.env.SITE_FOR = "dev";
const { startProvider } = await import("../../tools/provider/provider.mjs");
const { buildCore, LOCAL, publish } = await import("../build/build.mjs");
const { exclusively } = await import("../lib/lock.mjs");
const { PROVIDER_PORT } = await import("../lib/ports.mjs");

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @type {(error: Error) => never} */
function giveUp(error) {
  console.error(error.message);
  process.exit(1);
}

Object.assign(process.env, LOCAL);
const compile = () => exclusively("build", () => buildCore({ profile: "dev" }));
console.log("Compiling the core and its texts …");
await compile().catch(giveUp);
const provider = await startProvider({ port: PROVIDER_PORT, folder: QUOTES });
const { createServer } = await import("vite");
const server = await createServer({ configFile: at("vite.config.ts") });
await server.listen();
server.printUrls();
console.log(`  Quote requests: ${provider.url}`);

let busy = false;
let again = false;

/** One build at a time; changes during a build cause one more. */
async function rebuild(build) {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  let message;
  do {
    again = false;
    message = await build().then(
      () => undefined,
      (error) => error.message,
    );
  } while (again);
  busy = false;
  if (message) {
    console.error(message);
    // Vite's overlay.
    server.hot.send({ type: "error", err: { message, stack: "" } });
  } else {
    server.hot.send({ type: "full-reload" });
  }
}

let timer;
for (const folder of ["crates", "locales", "data"]) {
  watch(at(folder), { recursive: true }, (_event, file) => {
    if (file && /\.(rs|json|toml)$/.test(file) && !/snapshots/.test(file)) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A new text may change the numbers of texts, which are compiled into the core.
        const texts = folder === "data" && /shop\.json$/.test(file);
        rebuild(texts ? publish : compile);
      }, 100);
    }
  });
}
