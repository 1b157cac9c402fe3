/** Serves the built site by the rules of `hosting/rules.mjs`, like every host, for `npm start` and the tests. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { decoded, redirectsOf } from "../build/hosting/addresses.mjs";
import { HIDDEN } from "../build/hosting/rules.mjs";
import { DIST, RULES } from "../lib/paths.mjs";
import { SITE_PORT } from "../lib/ports.mjs";

const PRIVATE = new RegExp(Object.values(HIDDEN).join("|"));

/**
 * Reads the folder at its start, and again after each build.
 * @param {object} [options]
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.folder]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects when the port is taken or nothing is built
 */
export async function startServer({ port = SITE_PORT, folder = DIST } = {}) {
  if (!existsSync(folder) || !existsSync(RULES)) {
    throw new Error("There is no built site yet: run npm run build first.");
  }
  const builtSite = lastBuild(folder);

  const server = createServer((request, response) => {
    const site = builtSite();
    if (!site) {
      response.writeHead(503, { "Cache-Control": "no-store", "Retry-After": "1" }).end();
      return;
    }
    const { rules, files, notFound, redirectOf } = site;
    const [encodedPath, query] = partsOf(request.url);
    const path = decoded(encodedPath);
    const { security, pageSecurity } = rules;
    response.setHeaders(new Headers({ ...security, ...pageSecurity }));
    response.setHeader("Cache-Control", rules.otherwise);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const to = redirectOf(path);
    if (to && to !== encodedPath) {
      response.writeHead(301, { Location: to + query }).end();
      return;
    }
    const unknown = () => {
      const headers = {
        ...pageSecurity,
        "Cache-Control": rules.otherwise,
        "Content-Type": rules.types.html,
      };
      response.writeHead(404, headers).end(notFound(path));
    };
    if (PRIVATE.test(path)) {
      unknown();
      return;
    }
    const type = rules.types[extname(path).slice(1) || "html"];
    if (type) response.setHeader("Content-Type", type);
    const caching = cachingOf(path, rules);
    if (caching) {
      response.setHeader("Cache-Control", caching);
      for (const name of Object.keys(pageSecurity)) response.removeHeader(name);
    }
    // A file that is gone since: its head has been written, so that only an end tells that nothing follows.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    files(request, response, unknown);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * @param {string} folder
 * @returns {() => ReturnType<typeof readSite> | undefined} the site as it was built last; nothing while a build replaces it
 */
function lastBuild(folder) {
  let site;
  let read;
  return () => {
    try {
      // A build replaces both folders, one after the other.
      const found = `${statSync(folder).ino} ${statSync(RULES).mtimeMs}`;
      if (found !== read) site = readSite(folder);
      read = found;
      return site;
    } catch {
      return undefined;
    }
  };
}

/** @param {string} folder */
function readSite(folder) {
  /** @type {import("../build/hosting/rules.mjs").Rules} */
  const rules = JSON.parse(readFileSync(RULES, "utf8"));
  return {
    rules,
    files: sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] }),
    notFound: notFoundPages(folder, rules),
    redirectOf: redirectsOf(rules),
  };
}

/** @param {string} url @returns {[string, string]} path and query */
function partsOf(url) {
  const [path, ...query] = url.split("?");
  return [path, query.length > 0 ? `?${query.join("?")}` : ""];
}

/** @param {string} path @param {import("../build/hosting/rules.mjs").Rules} rules @returns {string | undefined} */
function cachingOf(path, { caching }) {
  const rule = Object.entries(caching).find(([pattern]) => path.startsWith(pattern.slice(0, -1)));
  return rule?.[1];
}

/** @returns {(path: string) => string} the page for an unknown address, in its language */
function notFoundPages(folder, { notFound }) {
  const texts = Object.entries(notFound)
    .map(([prefix, file]) => [prefix, readFileSync(join(folder, file), "utf8")])
    .sort(([a], [b]) => b.length - a.length);
  return (path) => texts.find(([prefix]) => path.startsWith(prefix))?.[1];
}
