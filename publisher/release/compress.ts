import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pictures and fonts are compressed already. */
const compressible = /\.(html|css|js|json|svg|txt|md|vtt|xml|webmanifest|wasm)$/;

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

/** The effort of compression: what it saves at the highest levels takes 30 times as long. */
export type Effort = "quick" | "best";

const levels = {
  quick: { brotli: 5, gzip: 6 },
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
};

/** True for a file of which there may be compressed copies. */
export const isCompressible = (path: string, bytes: number) =>
  compressible.test(path) && bytes >= minBytes;

/** Creates the compressed copies that are smaller than the file. */
export const compress = async (path: string, content: Buffer, effort: Effort) => {
  if (!isCompressible(path, content.length)) return [];
  const level = levels[effort];
  const copies = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        // A window larger than the file only costs memory and time.
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzipped(content, { level: level.gzip }),
  ]);

  return copies
    .map((copy, index) => ({ extension: encodings[index]?.extension ?? "", content: copy }))
    .filter((copy) => copy.content.length < content.length);
};
