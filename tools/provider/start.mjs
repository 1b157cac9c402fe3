/** Only the local provider, for the end-to-end tests, whose workers serve the site themselves. */
import { PROVIDER_PORT } from "../../scripts/lib/ports.mjs";
import { startProvider } from "./provider.mjs";

const provider = await startProvider({ port: PROVIDER_PORT });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => provider.close());
