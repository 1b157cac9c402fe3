/** Compressed copies of the files of the built site, which hosts can send without compressing them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** File types that are not compressed already. */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|svg|txt|wasm|webmanifest|xml)$/;

/** Smaller files, in bytes, are not worth it. */
const WORTHWHILE = 256;

/** Logarithm of the size of Brotli's blocks; 0 leaves it to Brotli. The parts of WebAssembly differ more than a text's. */
const blockSizeOf = (file) => (file.endsWith(".wasm") ? 16 : 0);

const ENCODINGS = {
  br: (content, file) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGBLOCK]: blockSizeOf(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param {string} folder
 * @param {(file: string) => boolean} [included] files that get copies
 * @returns {Promise<number>} copies written
 */
export async function compress(folder, included = () => true) {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => COMPRESSIBLE.test(file) && included(file),
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
      writeFile(`${file}.${ending}`, await encode(content, file)),
    ),
  );
  return encodings.length;
}
