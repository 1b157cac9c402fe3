/** The local provider alone, for the end-to-end tests: each of their workers serves the site itself. */
import { PROVIDER_PORT } from "../../scripts/lib/ports.mjs";
import { startProvider } from "./provider.mjs";

const provider = await startProvider({ port: PROVIDER_PORT });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => provider.close());
