/** The rules as nginx reads them: a folder to include from, see `docs/hosting.md`. */

const NOTE = "# Written by the build from scripts/hosting/rules.mjs.";

/** @param {import("./rules.mjs").Rules} rules @returns {Record<string, string>} text by file name */
export function nginxFiles(rules) {
  return {
    "http.conf": http(rules),
    "server.conf": server(rules),
    "headers.conf": headers(rules),
    "redirects.conf": redirects(rules),
  };
}

/** For the level of `http`: what depends on the path. */
function http({ caching, otherwise, notFound }) {
  const prefixes = Object.entries(notFound).filter(([prefix]) => prefix !== "/");
  const below = (path) => `~^${path.replace(/\*$/, "")}`;
  return `${NOTE}
${map("$site_caching", otherwise, Object.entries(caching), below)}
${map("$site_not_found", notFound["/"], prefixes, below)}`;
}

function map(variable, otherwise, entries, pattern) {
  const lines = entries.map(([path, value]) => `  ${pattern(path)} ${quoted(value)};`);
  return `map $uri ${variable} {\n  default ${quoted(otherwise)};\n${lines.join("\n")}\n}\n`;
}

/** For a server, which adds its names, certificates and `root`. */
function server({ types }) {
  const lines = Object.entries(types).map(([end, type]) => `  ${quoted(type)} ${end};`);
  return `${NOTE}
types {
${lines.join("\n")}
}
default_type application/octet-stream;

# The build has written compressed copies of all but the shop document, which changes without a build.
gzip on;
gzip_types application/json;
gzip_static on;
brotli_static on;
gzip_vary on;

server_tokens off;
absolute_redirect off;
error_page 404 $site_not_found;
include site/headers.conf;
include site/redirects.conf;

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
# One address for each page: without a slash at the end, without the name of its file.
location ~ ^(?<page>/.+)/$ {
  if (-f $document_root$page.html) {
    return 301 $page$is_args$args;
  }
  return 404;
}
location ~ ^/index(\\.html)?$ {
  return 301 /$is_args$args;
}
# What a host keeps to itself: pages for unknown addresses, its own settings, compressed copies, hidden files.
location ~ /404(\\.html)?$ {
  internal;
}
location ~ ^/_(headers|redirects)$|\\.(br|gz)$|/\\.(?!well-known/) {
  return 404;
}
location ~ ^(?<page>/.+)\\.html$ {
  if (-f $request_filename) {
    return 301 $page$is_args$args;
  }
  return 404;
}
`;
}

/** A location with an `add_header` of its own drops those of its server: it has to include these again. */
function headers({ security }) {
  const lines = Object.entries(security).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `${NOTE}
# A location that has an add_header of its own loses all of these and has to include this file again.
${lines.join("\n")}
add_header Cache-Control $site_caching always;
`;
}

function redirects(rules) {
  const lines = Object.entries(rules.redirects).flatMap(([from, to]) =>
    [from, `${from}/`, `${from}.html`].map(
      (path) => `location = ${path} { return 301 ${to}$is_args$args; }`,
    ),
  );
  return `${NOTE}\n${lines.join("\n")}\n`;
}

/** @param {string} value @returns {string} */
function quoted(value) {
  if (/["\\$\n]/.test(value))
    throw new Error(`nginx would not read this value as it stands: ${value}`);
  return `"${value}"`;
}
