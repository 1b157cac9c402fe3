/** Compressed copies beside the files of the built site, which hosts send without any work of their own. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What is not compressed yet. */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** Below this many bytes nothing that counts is saved. */
const WORTHWHILE = 256;

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
  const written = await Promise.all(files.map((file) => copies(join(folder, file))));
  return written.reduce((sum, count) => sum + count, 0);
}

/** @param {string} file @returns {Promise<number>} copies written */
async function copies(file) {
  const content = await readFile(file);
  if (content.length < WORTHWHILE) return 0;
  const encodings = Object.entries(ENCODINGS);
  await Promise.all(
    encodings.map(async ([ending, encode]) =>
      writeFile(`${file}.${ending}`, await encode(content)),
    ),
  );
  return encodings.length;
}
