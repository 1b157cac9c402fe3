/** A raw request: no redirect is followed, nothing is decompressed, no header is added. */
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * @param {string} url
 * @param {import("node:http").RequestOptions} [options]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, distinct: NodeJS.Dict<string[]>, body: Buffer }>}
 *   `distinct` has each header's values as they came, `headers` has them joined
 */
export async function ask(url, options = {}) {
  const sent = request(url, { agent: false, ...options });
  sent.end();
  const [response] = await once(sent, "response");
  const { statusCode: status, headers, headersDistinct: distinct } = response;
  return { status, headers, distinct, body: await buffer(response) };
}
