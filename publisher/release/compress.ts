import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pictures and fonts are compressed already. */
const compressible = /\.(html|css|js|json|svg|txt|md|xml|webmanifest|wasm)$/;

/** Smaller files fit into the first packet anyway. */
const minBytes = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings by their name in Content-Encoding, the smallest output first. */
export const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

const windowBits = (bytes: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/**
 * Creates the compressed copies that are smaller than the file, at the highest levels, because a
 * file is compressed once and read often.
 */
export const compress = async (path: string, content: Buffer) => {
  if (!compressible.test(path) || content.length < minBytes) return [];
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // A window larger than the file only costs memory and time.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);

  return copies
    .map((copy, index) => ({ extension: encodings[index]?.extension ?? "", content: copy }))
    .filter((copy) => copy.content.length < content.length);
};
