/** Other builds of the site than the one under test, made from it. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWorker } from "../../../scripts/build/worker.mjs";
import { DIST } from "../../../scripts/lib/paths.mjs";

/** A copy of the built site, without its compressed copies: they would be those of other content. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  cpSync(DIST, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return folder;
}

const TEXT = /\.(html|js|css|txt|json)$/;

/**
 * The site as another build names its files: with its number after the hash, so that no name stays as it was. The font
 * keeps its name, as the policy has the hashes of styles.
 */
export async function nextBuild(number: number): Promise<string> {
  const folder = copy();
  const assets = readdirSync(join(folder, "assets")).filter((name) => !name.endsWith(".woff2"));
  const renamed = assets.map((name): [string, string] => [
    name,
    name.replace(/(?=\.\w+$)/, String(number)),
  ]);
  for (const [name, next] of renamed) {
    renameSync(join(folder, "assets", name), join(folder, "assets", next));
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (TEXT.test(file)) {
      let text = readFileSync(join(folder, file), "utf8");
      for (const [name, next] of renamed) {
        text = text.replaceAll(name, next);
      }
      writeFileSync(join(folder, file), text);
    }
  }
  await buildWorker(folder);
  return folder;
}

/** The site as it is built with `VITE_OFFLINE=off`, as far as the worker goes. */
export async function buildWithoutWorker(): Promise<string> {
  const folder = copy();
  await buildWorker(folder, { VITE_OFFLINE: "off" });
  return folder;
}

export const removeBuild = (folder: string) => rmSync(folder, { recursive: true, force: true });
