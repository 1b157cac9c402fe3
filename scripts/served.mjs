/** A built folder behind a server that compresses as good hosts do, whoever built it: what is compared is sent alike. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { startServer } from "./serve.mjs";

const COPIES = fileURLToPath(new URL("../.build/served", import.meta.url));
const COMPRESSIBLE = /\.(html|js|css|txt|json|svg|wasm|xml|webmanifest)$/;

/**
 * @param {string} folder
 * @param {string} name of the copy, which is replaced
 * @returns {ReturnType<typeof startServer>}
 */
export async function serveCompressed(folder, name) {
  const copy = join(COPIES, name);
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true, dereference: true });
  const files = await readdir(copy, { recursive: true });
  for (const file of files.filter((path) => COMPRESSIBLE.test(path))) {
    if (files.includes(`${file}.br`)) continue;
    await writeFile(join(copy, `${file}.br`), brotliCompressSync(await readFile(join(copy, file))));
  }
  return startServer({ port: 0, folder: copy });
}
