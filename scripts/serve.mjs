/**
 * Serves the built site the way a static host does, for `npm start` and the end-to-end tests.
 * From the command line: `node scripts/serve.mjs [--port 4173]`.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));

/** Files that hosts keep to themselves: pages for unknown addresses, and the headers of all answers. */
const PRIVATE = /^(\/(en|val))?\/404(\.html)?(\.br|\.gz)?\/?$|^\/_headers\.json/;

/**
 * The folder is read when the server starts: after a new build, start it again.
 * @param {object} [options]
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.folder]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects when the port is taken or the folder missing
 */
export async function startServer({ port = 4173, folder = DIST } = {}) {
  if (!existsSync(folder)) throw new Error("There is no built site yet: run npm run build first.");
  const headers = Object.entries(JSON.parse(readIfThere(folder, "_headers.json") ?? "{}"));
  const notFound = notFoundPages(folder);
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] });

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = pathOf(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const unknown = () => {
      response.writeHead(404, {
        "cache-control": "no-cache",
        "content-type": "text/html;charset=utf-8",
      });
      response.end(notFound(path));
    };
    if (PRIVATE.test(path)) {
      unknown();
      return;
    }
    // Names in assets/ carry a hash of their content; everything else may change with the next build.
    const lasting = path.startsWith("/assets/");
    response.setHeader(
      "cache-control",
      lasting ? "public, max-age=31536000, immutable" : "no-cache",
    );
    // Without a charset, browsers read the accents of a text file wrongly.
    if (path.endsWith(".txt")) response.setHeader("content-type", "text/plain;charset=utf-8");
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

/** @param {string} url path and query; a malformed escape is taken as it stands */
function pathOf(url) {
  const path = url.split("?")[0];
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** @param {string} folder @returns {(path: string) => string} the page for an unknown address, in its language */
function notFoundPages(folder) {
  const fallback = readIfThere(folder, "404.html") ?? "Not found";
  const pages = new Map(
    ["en", "val"].map((language) => [language, readIfThere(folder, `${language}/404.html`)]),
  );
  return (path) => pages.get(path.split("/")[1]) ?? fallback;
}

/** @param {string} folder @param {string} name @returns {string | undefined} */
function readIfThere(folder, name) {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4173" } } });
  try {
    const { url } = await startServer({ port: Number(values.port) });
    console.log(`Site: ${url}`);
  } catch (error) {
    console.error(error.code === "EADDRINUSE" ? `Port ${values.port} is taken.` : error.message);
    process.exit(1);
  }
}
