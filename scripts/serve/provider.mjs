/** Only the local provider, for the end-to-end tests, whose workers serve the site themselves. */
import { startProvider } from "../../tools/provider/provider.mjs";
import { QUOTES } from "../lib/paths.mjs";
import { PROVIDER_PORT } from "../lib/ports.mjs";

const provider = await startProvider({ port: PROVIDER_PORT, folder: QUOTES });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => provider.close());
