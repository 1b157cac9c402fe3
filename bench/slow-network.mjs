/** Lighthouse's slow 4G as a server in front of another one: it slows what a service worker loads as well. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** For each request, in milliseconds, as `visit.mjs` has it. */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 1474.56 / 8;
/** Bytes that arrive at once. */
const PIECE = 8192;

/**
 * @param {string} site address of the server behind it
 * @returns {Promise<{ url: string, requests: () => number, bytes: () => number, forget: () => void, close: () => Promise<void> }>}
 *   `requests` and `bytes` since the last `forget`, bodies only
 */
export async function slowNetwork(site) {
  let requests = 0;
  let bytes = 0;
  // All answers share the connection.
  let free = 0;

  async function send(answer, body) {
    for (let start = 0; start < body.length; start += PIECE) {
      const piece = body.subarray(start, start + PIECE);
      free = Math.max(free, performance.now()) + piece.length / BYTES_PER_MS;
      await wait(free - performance.now());
      answer.write(piece);
    }
    answer.end();
  }

  const server = createServer((asked, answer) => {
    requests += 1;
    const { method, headers, url } = asked;
    const inner = request(`${site}${url}`, { method, headers }, async (found) => {
      const body = Buffer.concat(await found.toArray());
      bytes += body.length;
      await wait(LATENCY_MS);
      answer.writeHead(found.statusCode, found.headers);
      await send(answer, body);
    });
    inner.on("error", () => answer.destroy());
    inner.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests: () => requests,
    bytes: () => bytes,
    forget() {
      requests = 0;
      bytes = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
