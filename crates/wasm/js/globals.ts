/** Globals that the WebAssembly glue needs and test environments such as jsdom do not provide. */
import { TextDecoder, TextEncoder } from "node:util";

for (const [name, value] of Object.entries({ TextDecoder, TextEncoder })) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
