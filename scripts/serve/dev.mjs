/** `npm run dev`: Vite's server with the local provider; a change of Rust, texts or data is compiled and shown too. */

import "./purpose-dev.mjs";
import { watch } from "node:fs";
import { createServer } from "vite";
import { startProvider } from "../../tools/provider/provider.mjs";
import { buildCore, LOCAL, publish } from "../build/build.mjs";
import { exclusively } from "../lib/lock.mjs";
import { at, QUOTES } from "../lib/paths.mjs";
import { PROVIDER_PORT } from "../lib/ports.mjs";

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
const server = await createServer({ configFile: at("vite.config.ts") });
await server.listen();
server.printUrls();
console.log(`  Quote requests: ${provider.url}`);

let busy = false;
/** What has changed since the last build began: whether the core has, or texts and data alone. */
let changed = { core: false, data: false };

/** One build at a time; changes during a build cause one more. */
async function rebuild() {
  if (busy) return;
  busy = true;
  let message;
  while (changed.core || changed.data) {
    const build = changed.core ? compile : () => exclusively("build", publish);
    changed = { core: false, data: false };
    message = await build().then(
      () => undefined,
      (error) => error.message,
    );
  }
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
    if (file && /\.(rs|ts|json|toml)$/.test(file) && !/snapshots/.test(file)) {
      // A new text may change the numbers of texts, which are compiled into the core.
      changed[folder === "data" && /shop\.json$/.test(file) ? "data" : "core"] = true;
      clearTimeout(timer);
      timer = setTimeout(rebuild, 100);
    }
  });
}
