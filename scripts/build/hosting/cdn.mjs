/** The rules as `_headers` and `_redirects`, which Netlify, Cloudflare Pages and others read from the published folder. */

/** Cloudflare accepts no longer line. */
const LONGEST_LINE = 2000;

/**
 * All rules that match a path are combined, so no header may be in two of them: `Cache-Control` is set only where it
 * differs from the default of these hosts, which is that of `otherwise`. They know the types. No rule can take a header
 * away, so that files have those of pages too; these hosts send a repeated header as a number of a few bits.
 * @param {import("./rules.mjs").Rules} rules @returns {string}
 */
export function headersFile({ security, pageSecurity, caching }) {
  const everywhere = Object.entries({ ...security, ...pageSecurity });
  const lines = ["/*", ...everywhere.map(([name, value]) => `  ${name}: ${value}`)];
  for (const [path, value] of Object.entries(caching)) {
    lines.push(path, `  Cache-Control: ${value}`);
  }
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) {
    throw new Error(
      `A header is longer than the ${LONGEST_LINE} characters that hosts take: ${long.slice(0, 60)} …`,
    );
  }
  return text(lines);
}

/**
 * Netlify shows the nearest `404.html` only with a rule; Cloudflare does by default, and ignores these lines.
 * @param {import("./rules.mjs").Rules} rules @returns {string}
 */
export function redirectsFile({ redirects, notFound }) {
  return text([
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...Object.entries(notFound)
      .filter(([prefix]) => prefix !== "/")
      .map(([prefix, page]) => `${prefix}* ${page} 404`),
  ]);
}

const text = (lines) => `${lines.join("\n")}\n`;
