import { once } from "node:events";
import { createServer } from "node:net";

/** @param {number} port 0 for any @returns {Promise<import("node:net").Server | undefined>} `undefined` if it is taken */
async function listenOn(port) {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return server;
  } catch {
    return undefined;
  }
}

/** @param {number} [count] @returns {Promise<number>} the first of so many consecutive free ports */
export async function freePort(count = 1) {
  const servers = [await listenOn(0)];
  const { port } = /** @type {import("node:net").AddressInfo} */ (servers[0].address());
  for (let next = port + 1; next < port + count && next < 2 ** 16; next += 1) {
    servers.push(await listenOn(next));
  }
  const open = servers.filter((server) => server !== undefined);
  await Promise.all(open.map((server) => once(server.close(), "close")));
  return open.length === count ? port : freePort(count);
}
