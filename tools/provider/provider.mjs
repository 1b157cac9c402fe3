/**
 * Replaces the sending provider: implements its send-form call (https://www.emailjs.com/docs/rest-api/send-form/),
 * stores requests as readable files, and fails on demand.
 *
 * Parallel tests use the same site at different origins: `?origin=` after `/scenario`, `/release`, `/requests` and
 * `/requests.json` selects one of them, and a scenario then applies only to the requests of this origin.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answerTo, readParts } from "./form.mjs";
import { page } from "./page.mjs";
import { keepQuote } from "./quote.mjs";
import { checkedScenario } from "./scenario.mjs";

const SEND_FORM = "/api/v1.0/email/send-form";
const TEXT = { "content-type": "text/plain; charset=utf-8" };

const CLOCK = {
  now: () => performance.now(),
  // The timer does not keep the process alive: a test may end before its slow answer.
  wait: (ms) => wait(ms, undefined, { ref: false }),
};

/**
 * @typedef {object} ReceivedRequest
 * @property {string} method
 * @property {string} url
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {[string, string][]} parts name and value in the order received; empty when unreadable
 * @property {Buffer} raw the raw body; base64 in `/requests.json`
 * @property {string} at ISO time
 * @property {boolean} preflight whether it is a CORS preflight, which a simple request never causes
 * @property {number | null} status of the answer; `null` if the connection was dropped
 * @property {string | null} file in the folder, of an accepted request
 */

/**
 * @param {object} options
 * @param {string} options.folder where accepted requests are stored
 * @param {number} [options.port] 0 takes a free one
 * @param {boolean} [options.rateLimit] refuse more than one request a second from one origin, as the provider does
 * @param {{ now: () => number, wait: (ms: number) => Promise<unknown> }} [options.clock] in milliseconds
 * @param {(line: string) => void} [options.log] called with one line per request
 * @returns {Promise<{ url: string, port: number, requests: ReceivedRequest[],
 *   answerWith: (scenario?: import("./scenario.mjs").Scenario, origin?: string) => void,
 *   release: (origin?: string) => number, close: () => Promise<void> }>}
 *   rejects when the port is taken
 */
export async function startProvider({
  folder,
  port = 0,
  rateLimit = false,
  clock = CLOCK,
  log = () => {},
}) {
  /** @type {ReceivedRequest[]} */
  const requests = [];
  const isRateLimited = rateLimit ? oneASecond(clock) : () => false;
  /** By origin; the empty one applies to all origins without a scenario. */
  const scenarios = new Map();
  /** Answers that wait for `POST /release`. */
  let held = [];

  const answerWith = (next, origin = "") => {
    scenarios.set(origin, checkedScenario(next));
  };

  /** Waits for `release`, unless the client goes before: its answer is no longer one that is held. */
  const hold = ({ headers }, response) =>
    new Promise((release) => {
      const answer = { headers, release };
      held.push(answer);
      response.once("close", () => {
        held = held.filter((other) => other !== answer);
        release();
      });
    });

  /** @param {string} [origin] @returns {number} of how many held answers */
  const release = (origin = "") => {
    const isReleased = isFrom(origin);
    const released = held.filter(isReleased);
    held = held.filter((answer) => !isReleased(answer));
    for (const answer of released) answer.release();
    return released.length;
  };

  /** The scenario for one request, counted on arrival, so that simultaneous requests do not use it too often. */
  const takeScenario = ({ headers }) => {
    const origin = scenarios.has(headers.origin) ? headers.origin : "";
    const current = scenarios.get(origin) ?? {};
    if (current.times === 1) scenarios.set(origin, {});
    else if (current.times) scenarios.set(origin, { ...current, times: current.times - 1 });
    return current;
  };

  const receive = async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const raw = await bodyOf(request);
    const { status, body, delay, held: isHeld, hangup } = takeScenario(request);
    const { parts, problem } = await readParts(request.headers["content-type"], raw).then(
      (parts) => ({ parts, problem: null }),
      (error) => ({ parts: [], problem: { status: 400, body: error.message } }),
    );
    const forced =
      status === undefined && body === undefined
        ? null
        : { status: status ?? 200, body: body ?? "" };
    const limited = isRateLimited(request) ? { status: 429, body: "Too many requests" } : null;
    const answer = forced ?? limited ?? problem ?? answerTo(parts);
    const accepted = !hangup && (answer.status === 200 || answer.body === "OK");
    const at = new Date().toISOString();
    const file = accepted ? await keepQuote(folder, parts, at) : null;
    requests.push({
      ...received(request, at),
      parts,
      raw,
      status: hangup ? null : answer.status,
      file,
    });
    log(`${at} ${hangup ? "hung up" : `${answer.status} ${answer.body}`}${file ? ` ${file}` : ""}`);
    if (delay) await clock.wait(delay);
    if (isHeld) await hold(request, response);
    if (hangup) request.socket.destroy();
    else response.writeHead(answer.status, TEXT).end(answer.body);
  };

  /** Preflights are allowed, so that such clients work, and recorded, so that a test notices them. */
  const preflight = (request, response) => {
    const at = new Date().toISOString();
    requests.push({ ...received(request, at), preflight: true, status: 204 });
    log(`${at} preflight ${request.url}`);
    const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    response.writeHead(204, { ...allowed, "access-control-allow-methods": "POST" }).end();
  };

  const routes = {
    [`POST ${SEND_FORM}`]: receive,
    "GET /": (_, response) => {
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
      });
      response.end(page(requests));
    },
    "GET /requests.json": (request, response) => {
      const list = requests
        .filter(isFrom(originOf(request)))
        .map((entry) => ({ ...entry, raw: entry.raw.toString("base64") }));
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(list, null, 2));
    },
    "DELETE /requests": (request, response) => {
      const isGone = isFrom(originOf(request));
      requests.splice(0, requests.length, ...requests.filter((entry) => !isGone(entry)));
      response.writeHead(204).end();
    },
    "POST /release": (request, response) => {
      response.writeHead(200, TEXT).end(String(release(originOf(request))));
    },
    "POST /scenario": async (request, response) => {
      response.setHeader("access-control-allow-origin", "*"); // tests in a page call it too
      const text = (await bodyOf(request)).toString();
      try {
        answerWith(JSON.parse(text || "{}"), originOf(request));
        response.writeHead(204).end();
      } catch (error) {
        response.writeHead(400, TEXT).end(error.message);
      }
    },
  };

  const server = createServer(async (request, response) => {
    // Browsers repeat a request if a reused connection is dropped, so connections are not reused.
    response.setHeader("connection", "close");
    const route =
      request.method === "OPTIONS"
        ? preflight
        : routes[`${request.method} ${request.url.split("?")[0]}`];
    try {
      if (route) await route(request, response);
      else response.writeHead(404, TEXT).end("Not found");
    } catch (error) {
      // For example, the client has closed the connection while sending.
      log(`${request.method} ${request.url} ended early: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, TEXT).end(error.message);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    answerWith,
    release,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** @param {import("node:http").IncomingMessage} request @returns {string} the origin in the query, or none */
function originOf({ url }) {
  return new URL(url, "http://localhost").searchParams.get("origin") ?? "";
}

/**
 * @param {string} origin
 * @returns {(request: Pick<ReceivedRequest, "headers">) => boolean} all requests without an origin
 */
const isFrom = (origin) => (request) => origin === "" || request.headers.origin === origin;

/** Data of a request before its body is read. */
const received = ({ method, url, headers }, at) => {
  return {
    method,
    url,
    headers,
    parts: [],
    raw: Buffer.alloc(0),
    at,
    preflight: false,
    status: null,
    file: null,
  };
};

/** @param {import("node:http").IncomingMessage} request @returns {Promise<Buffer>} */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether an origin sends again within a second of its last request that was not refused for that. */
function oneASecond(clock) {
  const last = new Map();
  return ({ headers, socket }) => {
    const origin = headers.origin ?? socket.remoteAddress;
    const now = clock.now();
    if (now - (last.get(origin) ?? Number.NEGATIVE_INFINITY) < 1000) return true;
    last.set(origin, now);
    return false;
  };
}
