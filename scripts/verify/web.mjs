/** Raw requests to a published site: no redirect is followed, nothing is decompressed. */
import { once } from "node:events";
import { request as http } from "node:http";
import { request as https } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const TIMEOUT_MS = 15_000;
/** Requests at once: enough to be quick, too few to be a burden. */
const AT_ONCE = 8;

/**
 * @typedef {object} Answer
 * @property {number} status 0 if there was none
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {Buffer} body @property {string} text decompressed
 * @property {string} [problem] why there was no answer
 */

/**
 * @param {string | URL} address @param {import("node:http").RequestOptions} [options]
 * @returns {Promise<Answer>} never rejects
 */
export async function ask(address, { headers = {}, method = "GET" } = {}) {
  try {
    const send = new URL(address).protocol === "http:" ? http : https;
    const sent = send(address, {
      method,
      headers: { "accept-encoding": "br, gzip", ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.end();
    const [response] = await once(sent, "response");
    const body = await buffer(response);
    const { statusCode: status, headers: received } = response;
    return { status, headers: received, body, text: decoded(received, body) };
  } catch (error) {
    return {
      status: 0,
      headers: {},
      body: Buffer.alloc(0),
      text: "",
      problem: error.code ?? error.message,
    };
  }
}

function decoded({ "content-encoding": encoding }, body) {
  if (body.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}

/**
 * @template Item, Result
 * @param {Item[]} items @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function each(items, work) {
  const results = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) results[index] = await work(item);
    }),
  );
  return results;
}

/**
 * @param {{ headers: import("node:http").IncomingHttpHeaders }} answer
 * @returns {number} seconds for which it is kept; if it does not say, browsers guess, and no comparison is true of NaN
 */
export function maxAge({ headers }) {
  const control = headers["cache-control"] ?? "";
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  return Number(control.match(/\bmax-age=(\d+)/i)?.[1]);
}

export const cachingOf = ({ headers }) => headers["cache-control"] ?? "no Cache-Control";

/** @param {Answer} answer @param {string | URL} asked @returns {string} where it leads to; nothing if it does not */
export function ledTo({ headers: { location = "" } }, asked) {
  return location && URL.canParse(location, asked) ? new URL(location, asked).href : location;
}

export const isGood = ({ status }) => status === 200;
export const said = ({ status, problem }) => problem ?? `status ${status}`;
