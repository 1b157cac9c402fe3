/** Compressed copies beside the files of the built site, which hosts send without any work of their own. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What is not compressed yet. */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

const ENCODINGS = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param {string} folder
 * @param {(file: string) => boolean} [wanted] leaves out what is not to have copies
 * @returns {Promise<number>} copies written
 */
export async function compress(folder, wanted = () => true) {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => COMPRESSIBLE.test(file) && wanted(file),
  );
  const written = await Promise.all(
    files.flatMap((file) =>
      Object.keys(ENCODINGS).map((ending) => copy(join(folder, file), ending)),
    ),
  );
  return written.filter(Boolean).length;
}

/** @param {string} file @param {string} ending @returns {Promise<boolean>} whether the copy is smaller, and written */
async function copy(file, ending) {
  const content = await readFile(file);
  const compressed = await ENCODINGS[ending](content);
  if (compressed.length >= content.length) return false;
  await writeFile(`${file}.${ending}`, compressed);
  return true;
}
