/** Takes every request of a browser that is for a third party, and records for whom it was. */
import { once } from "node:events";
import { createServer } from "node:http";

/** @returns {Promise<{ address: string, asked: Set<string>, close: () => void }>} a proxy; `asked` are hosts */
export async function startRecordingProxy() {
  const asked = new Set();
  const server = createServer((request, response) => {
    asked.add(URL.canParse(request.url) ? new URL(request.url).host : request.url);
    response.writeHead(502).end();
  });
  // For https WebKit opens a TLS connection to the proxy itself, so the host cannot be read.
  server.on("clientError", (_, socket) => {
    asked.add("somebody by TLS");
    socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `127.0.0.1:${port}`,
    asked,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
