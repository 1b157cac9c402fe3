/** The site and the local provider, for as long as the tests of a file run. */

import { after, before } from "node:test";
import { QUOTES } from "../../scripts/lib/paths.mjs";
import { PROVIDER_PORT } from "../../scripts/lib/ports.mjs";
import { startServer } from "../../scripts/serve/serve.mjs";
import { startProvider } from "../../tools/provider/provider.mjs";

/**
 * @returns {{ site: Awaited<ReturnType<typeof startServer>>, provider: Awaited<ReturnType<typeof startProvider>> }}
 *   filled in before the first test
 */
export function served() {
  const running = {};
  before(async () => {
    running.site = await startServer({ port: 0 });
    running.provider = await startProvider({ port: PROVIDER_PORT, folder: QUOTES });
  });
  after(() => Promise.all([running.site.close(), running.provider.close()]));
  return running;
}
