/** What WebAssembly's glue needs of its surroundings, where a test environment such as jsdom has left it out. */
import { TextDecoder, TextEncoder } from "node:util";

for (const [name, value] of Object.entries({ TextDecoder, TextEncoder })) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
