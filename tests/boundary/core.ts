/** The package as a program in Node uses it: bytes and dictionaries given. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type * as Package from "bancal";
import { CODES } from "../../scripts/lib/languages.mjs";
import { BUILD } from "../../scripts/lib/paths.mjs";
import complete from "../fixtures/form.json" with { type: "json" };

// By its path: Playwright and Node do not know the alias `bancal`.
const core: typeof Package = await import(pathToFileURL(`${BUILD}/pkg/bancal.js`).href);

const read = (path: string) => readFileSync(`${BUILD}/${path}`);

core.initSync({ module: read("pkg/bancal_bg.wasm") });
for (const code of CODES) {
  core.addDictionary(read(`locales/${code}.txt`).toString());
}

export const addresses: string[] = JSON.parse(read("addresses.json").toString());

export function viewAt(path: string, chosen?: string): Package.RouteView {
  const answer = core.routeView(path, chosen);
  if (answer.status !== "ready") {
    throw new Error(`no dictionary for ${path}`);
  }
  return answer.view;
}

/** A form as the browser builds it, complete but for the changes. */
export function quoteForm(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) {
    form.append(name, value);
  }
  return form;
}

export { core };
