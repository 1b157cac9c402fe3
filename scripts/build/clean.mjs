/** `npm run clean`: removes everything that commands of this repository have written, but the packages of npm. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../lib/paths.mjs";

const WRITTEN = [".build", "dist", "dist.unfinished", "dist.old", "target"];

await Promise.all(WRITTEN.map((name) => rm(join(ROOT, name), { recursive: true, force: true })));
console.log(
  `Removed: ${WRITTEN.join(", ")}. Quote requests of the local provider stay in .quotes.`,
);
