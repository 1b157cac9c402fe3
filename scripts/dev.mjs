/** `npm run dev`: Vite's server with the local provider; a change of Rust, texts or data is compiled and shown too. */
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { startProvider } from "../tests/provider/provider.mjs";
import { buildCore, LOCAL, publish } from "./build.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

Object.assign(process.env, LOCAL);
await buildCore({ profile: "dev" });
const provider = await startProvider({ port: 4174 });
const { createServer } = await import("vite");
const server = await createServer({ configFile: at("vite.config.ts") });
await server.listen();
server.printUrls();
console.log(`  Quote requests: ${provider.url}`);

let busy = false;
let again = false;

/** One build at a time; changes that come meanwhile cause one more. */
async function rebuild(build) {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  do {
    again = false;
    await build().catch((error) => console.error(error.message));
  } while (again);
  busy = false;
  server.hot.send({ type: "full-reload" });
}

let timer;
for (const folder of ["crates", "locales", "data"]) {
  watch(at(folder), { recursive: true }, (_event, file) => {
    if (file && /\.(rs|json|toml)$/.test(file) && !/snapshots/.test(file)) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A new text may renumber the messages, which the compiled core has to know.
        const texts = folder === "data" && /shop\.json$/.test(file);
        rebuild(texts ? publish : () => buildCore({ profile: "dev" }));
      }, 100);
    }
  });
}
