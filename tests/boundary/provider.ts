/** The local provider, with a folder that goes when it ends. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProvider } from "../../tools/provider/provider.mjs";

export type Provider = Awaited<ReturnType<typeof startProvider>>;

export async function startTemporaryProvider(): Promise<Provider> {
  const folder = await mkdtemp(join(tmpdir(), "quotes-"));
  const provider = await startProvider({ folder });
  return {
    ...provider,
    async close() {
      await provider.close();
      await rm(folder, { recursive: true });
    },
  };
}
