import { labelOf } from "./quote.mjs";

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** @param {unknown} text */
const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => ENTITIES[character]);

/**
 * The requests received, newest first. It refreshes itself without script, so that none can be smuggled in.
 * @param {import("./provider.mjs").ReceivedRequest[]} requests
 */
export function page(requests) {
  const count = `${requests.length} ${requests.length === 1 ? "request" : "requests"} received`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Quote requests: ${count}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 48rem; padding: 1rem; overflow-wrap: anywhere }
article { border-top: 1px solid; padding-block: 1rem }
h2 { font-size: 1.125rem; margin: 0 }
dl { display: grid; gap: 0 1rem; grid-template-columns: minmax(8rem, auto) 1fr; margin: .5rem 0 0 }
dd { margin: 0; white-space: pre-wrap }
</style>
</head>
<body>
<main>
<h1>Quote requests</h1>
<p>${count}, newest first. This page stands in for the sending provider and refreshes itself every five seconds.</p>
${requests.map(article).reverse().join("\n")}
</main>
</body>
</html>
`;
}

/** @param {import("./provider.mjs").ReceivedRequest} request */
function article({ at, parts, preflight, status, file }) {
  const outcome = status === null ? "Left without an answer." : `Answered with status ${status}.`;
  const note = preflight
    ? "The client asked for permission first (a preflight), which the provider’s form never needs."
    : `${outcome}${file ? ` Kept as ${file}.` : ""}`;
  const rows = parts.map(
    ([name, value]) => `<dt>${escaped(labelOf(name))}</dt><dd>${escaped(value)}</dd>`,
  );
  return `<article>
<h2><time datetime="${escaped(at)}">${escaped(at.replace("T", " ").replace("Z", " UTC"))}</time></h2>
<p>${escaped(note)}</p>
${rows.length > 0 ? `<dl>${rows.join("\n")}</dl>` : ""}
</article>`;
}
