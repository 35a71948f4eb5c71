import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files that get smaller; pictures and fonts are compressed already. */
const text = /\.(html|css|js|json|svg|txt|md|xml|webmanifest|wasm)$/;

/** Below this, headers and packets decide what an answer costs. */
const minBytes = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The endings of compressed copies, by their names in Content-Encoding: the smallest first. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/**
 * The compressed copies of a file, by their endings: none where they would not be smaller.
 * It takes as long as it takes, since a release is compressed once and read often.
 */
export const compress = async (path: string, content: Buffer) => {
  if (!text.test(path) || content.length < minBytes) return [];
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // A window no larger than the file: memory, and with it time, grow with it.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);

  return copies
    .map((copy, index) => ({ ending: encodings[index]?.ending ?? "", content: copy }))
    .filter((copy) => copy.content.length < content.length);
};
