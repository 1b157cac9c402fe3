/** `npm run clean`: removes what builds and checks have written; what people look at stays, and the packages of npm. */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exclusively } from "../lib/lock.mjs";
import { ROOT } from "../lib/paths.mjs";

const WRITTEN = [".build", "dist", "dist.unfinished", "dist.old", "target"];

/** The locks stay: a command that waits for one of them creates no folder. */
async function remove(name) {
  const path = join(ROOT, name);
  if (name !== ".build") return rm(path, { recursive: true, force: true });
  const parts = (await readdir(path)).filter((part) => part !== "locks");
  return Promise.all(parts.map((part) => rm(join(path, part), { recursive: true, force: true })));
}

// A build that is running would fail in the middle.
await exclusively("build", () => Promise.all(WRITTEN.map(remove)));
console.log(
  `Removed: ${WRITTEN.join(", ")}. Quote requests of the local provider stay in .quotes, pictures of pages in .screenshots.`,
);
