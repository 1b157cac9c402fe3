/** A proxy between the browser and the site that makes files fail, as WebKit's driver cannot. */
import { once } from "node:events";
import { createServer } from "node:http";
import { FILES } from "../shared/faults.mjs";

/**
 * Nothing may be cached: a file in the browser's cache could not fail. Nor is there a service worker, unless asked for,
 * as it would answer in place of the site.
 * @param {string} site
 * @param {{ worker?: boolean }} [options]
 * @returns {Promise<{ url: string, injectFault: (file: keyof typeof FILES, way: string) => () => void,
 *   replace: (file: keyof typeof FILES, text: string) => void,
 *   lose: (whether: boolean) => void, close: () => void }>} `injectFault` lets a file fail from now on, and what it returns lets
 *   it come after all; `lose` lets nothing come
 */
export async function startFaultProxy(site, { worker = false } = {}) {
  /** @type {Map<RegExp, { way: string, later?: Promise<void>, text?: string }>} */
  const faults = new Map();
  let lost = false;

  async function answer(request, response) {
    const pattern = [...faults.keys()].find((own) => own.test(request.url));
    const { way, later, text } = faults.get(pattern) ?? {};
    if (request.url === "/sw.js" && !worker) {
      response.writeHead(404).end();
      return;
    }
    if (way === "404" || way === "500") {
      const headers = { "content-type": "text/html", "cache-control": "no-store" };
      response.writeHead(Number(way), headers).end("<p>no</p>");
      return;
    }
    if (way === "blocked" || lost) {
      request.socket.destroy();
      return;
    }
    if (way === "replaced") {
      response.end(text);
      return;
    }
    await later; // slow
    const { method, headers } = request;
    const range = headers.range ? { range: headers.range } : {};
    const whole = await fetch(site + request.url, {
      method,
      headers: { "accept-encoding": "identity", ...range },
      redirect: "manual",
    });
    const body = Buffer.from(await whole.arrayBuffer());
    const own = new Headers(whole.headers);
    for (const name of ["content-length", "transfer-encoding", "connection"]) own.delete(name);
    own.set("cache-control", "no-store");
    response.writeHead(whole.status, Object.fromEntries(own));
    response.end(way === "truncated" ? body.subarray(0, body.length / 2) : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`,
    injectFault: (file, way) => {
      let come = () => {};
      const later = new Promise((resolve) => {
        come = () => resolve(undefined);
      });
      faults.set(FILES[file], { way, later: way === "slow" ? later : Promise.resolve() });
      return () => {
        faults.delete(FILES[file]);
        come();
      };
    },
    replace: (file, text) => {
      faults.set(FILES[file], { way: "replaced", text });
    },
    lose: (whether) => {
      lost = whether;
      server.closeIdleConnections();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
