/**
 * How the site is served: the table from which the local server, nginx and the CDNs are configured. `docs/hosting.md`
 * explains publishing.
 */
import { SEND_ENDPOINT } from "../inputs/settings.mjs";

/**
 * @typedef {object} Rules
 * @property {Record<string, string>} security headers of every answer, errors included
 * @property {Record<string, string>} pageSecurity headers of every answer but the files below the folders of `caching`,
 *   where no browser heeds them: a kilobyte for each picture and script, as nginx does not shorten repeated headers
 * @property {Record<string, string>} caching `Cache-Control` by path; `/x/*` is everything below `/x/`
 * @property {string} otherwise `Cache-Control` of every other path
 * @property {Record<string, string>} types `Content-Type` by the end of a file's name
 * @property {string[]} pages canonical addresses
 * @property {Record<string, string>} redirects second addresses and their permanent targets
 * @property {Record<string, string>} notFound the page for unknown addresses, by the start of the path
 * @property {boolean} [release] whether `npm run release` has built the site, and not another command
 */

export const YEAR_S = 31_536_000;
export const WEEK_S = 604_800;

const CACHING = {
  // These names hold a hash of the content: another content has another name.
  "/assets/*": `public, max-age=${YEAR_S}, immutable`,
  "/pictures/*": `public, max-age=${WEEK_S}`,
  "/share/*": `public, max-age=${WEEK_S}`,
  "/video/*": `public, max-age=${WEEK_S}`,
};

/** Cached, but revalidated each time: an unchanged file is answered without a body. */
const OTHERWISE = "public, max-age=0, must-revalidate";

/** Without a charset, browsers read the accents of a text wrongly. */
const TYPES = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mp4: "video/mp4",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** What a host keeps to itself, as patterns of paths. */
export const HIDDEN = {
  /** Pages for unknown addresses, which are shown at those. */
  notFound: "/404(\\.html)?$",
  /** Settings of hosts, compressed copies, hidden files. */
  never: "^/_(headers|redirects)$|\\.(br|gz)$|/\\.(?!well-known/)",
};

/** What a visitor would be asked to permit, and the site never uses. */
const REFUSED = ["camera", "geolocation", "microphone", "payment"];

/**
 * @param {import("./site.mjs").Site} site
 * @param {Record<string, string | undefined>} env the environment that the site was built in
 * @returns {Rules}
 */
export function hostingRules(site, env) {
  return {
    security: {
      "Strict-Transport-Security": `max-age=${2 * YEAR_S}`,
      "X-Content-Type-Options": "nosniff",
    },
    pageSecurity: {
      "Content-Security-Policy": contentSecurityPolicy(site, env),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": REFUSED.map((feature) => `${feature}=()`).join(", "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    caching: CACHING,
    otherwise: OTHERWISE,
    types: TYPES,
    pages: site.pages,
    redirects: Object.fromEntries(site.moved),
    notFound: Object.fromEntries(
      site.notFound.map((file) => [file.replace(/404\.html$/, ""), file]),
    ),
  };
}

function contentSecurityPolicy({ scripts, styles }, env) {
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts],
    "style-src": ["'self'", ...styles],
    // The shop document may contain pictures at any https address.
    "img-src": ["'self'", "https:"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(contacted(env))],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    // The search, before script has the page or without it. The quote form's button is disabled until script has the page.
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // For the address of the service worker alone (`app/offline/register.ts`).
    "trusted-types": ["worker"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

/** Other origins that the browser contacts. */
function contacted(env) {
  const addresses = [env.VITE_SEND_ENDPOINT || SEND_ENDPOINT, env.VITE_SHOP_URL];
  return addresses
    .filter((address) => address && !address.startsWith("/"))
    .map((address) => new URL(address).origin);
}
