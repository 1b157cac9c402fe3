/** The rules as nginx configuration: a folder to include, see `docs/hosting.md`. */
import { NAME_PATTERN, namedAddresses } from "./addresses.mjs";
import { HIDDEN } from "./rules.mjs";

const NOTE = "# Written by the build from scripts/build/hosting/rules.mjs.";

/**
 * Where a release lies on a server. Files of `/assets/` and the shop document are those of all releases.
 * @typedef {object} Place
 * @property {string} release @property {string} shared
 */

/**
 * @param {import("./rules.mjs").Rules} rules
 * @param {Place} [place] without one, the files belong into `site/` beside nginx's own, and the server names its root
 * @returns {Record<string, string>} text by file name
 */
export function nginxFiles(rules, place) {
  const files = {
    "http.conf": http(rules),
    "server.conf": server(rules, place ? `${place.release}/nginx` : "site"),
    "headers.conf": headers(rules),
  };
  if (place) files["server.conf"] += placed(place);
  return files;
}

/** The paths of a release are absolute: it answers with its own pages and its own headers, or not at all. */
function placed({ release, shared }) {
  return `
root ${quoted(`${release}/site`)};
location /assets/ {
  root ${quoted(shared)};
}
location = /shop.json {
  root ${quoted(shared)};
}
`;
}

/** For the level of `http`: maps by path. */
function http(rules) {
  const { caching, otherwise, notFound, pageSecurity } = rules;
  const folders = Object.keys(caching).map((path) => [path, ""]);
  const prefixes = Object.entries(notFound).filter(([prefix]) => prefix !== "/");
  const below = (path) => `~^${path.replace(/\*$/, "")}`;
  return `${NOTE}
# Before the first map: addresses are longer than nginx expects.
map_hash_bucket_size 128;
${map("$site_caching", otherwise, Object.entries(caching), below)}
${map("$site_not_found", notFound["/"], prefixes, below)}
# nginx sends no header without a value.
${Object.entries(pageSecurity)
  .map(([name, value]) => map(variableOf(name), value, folders, below))
  .join("\n")}
# One address for each page: what a path is without the slashes, capital letters, escapes, punctuation and names of files
# that people and programs add to it, the page of that name, and where to lead those who came by another address.
map $uri $site_name {
  default "?";
  "${NAME_PATTERN}" $name;
}
# Only a good answer is kept: a file that cannot be read today may be there tomorrow.
map $status $site_cache {
  volatile;
  default ${quoted(otherwise)};
  "~^(?:200|206|304)$" $site_caching;
  # nginx has written the time of a good answer already when it finds that it has no such part; this one is stronger.
  416 "no-store";
}
map $site_name $site_page {
  default "";
${namedAddresses(rules)
  .map(([name, to]) => `  ${quoted(name)} ${quoted(to)};`)
  .join("\n")}
}
map $request_uri $site_path {
  "~^(?<path>[^?]*)" $path;
}
map "$site_page $site_path" $site_moved {
  default $site_page;
  "~^(?<page>[^ ]+) \\k<page>$" "";
}
`;
}

function map(variable, otherwise, entries, pattern) {
  const lines = entries.map(([path, value]) => `  ${pattern(path)} ${quoted(value)};`);
  return `map $uri ${variable} {\n  volatile;\n  default ${quoted(otherwise)};\n${lines.join("\n")}\n}\n`;
}

/** @param {string} header */
const variableOf = (header) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** For a server, which adds its names, certificates and `root`. */
function server({ types }, folder) {
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
# An address with a broken escape is unknown as well.
error_page 400 =404 $site_not_found;
include ${folder}/headers.conf;
if ($site_moved) {
  return 301 $site_moved$is_args$args;
}

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
# What a host keeps to itself: pages for unknown addresses, its own settings, compressed copies, hidden files.
location ~ ${HIDDEN.notFound} {
  internal;
}
location ~ ${HIDDEN.never} {
  return 404;
}
`;
}

/** A location with `add_header` does not inherit those of its server, and has to include these again. */
function headers({ security, pageSecurity }) {
  const lines = [
    ...Object.entries(security).map(([name, value]) => [name, quoted(value)]),
    ...Object.keys(pageSecurity).map((name) => [name, variableOf(name)]),
  ].map(([name, value]) => `add_header ${name} ${value} always;`);
  return `${NOTE}
# A location that has an add_header of its own loses all of these and has to include this file again.
${lines.join("\n")}
add_header Cache-Control $site_cache always;
`;
}

/** @param {string} value @returns {string} */
function quoted(value) {
  if (/["\\$\n]/.test(value))
    throw new Error(`nginx would not read this value unchanged: ${value}`);
  return `"${value}"`;
}
