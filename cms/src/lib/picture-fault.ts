import sharp, { type Metadata } from "sharp";

import { createQueue } from "./queue";

/** Pixels of one frame. The site's build holds WebP and AVIF whole in memory, with four bytes a pixel. */
const mostPixels = 50_000_000;
/** Pixels of all frames together. */
const mostOfAllFrames = 100_000_000;
/** WebP knows no longer side, in pixels, and the site makes WebP of every picture. */
const longestSide = 16_383;
const mostSeconds = 30;
const mostAtOnce = 2;

const inTurn = createQueue(mostAtOnce);

const inWords = (number: number) => number.toLocaleString("en-US");

const sizeFault = ({ width, height, pageHeight = height, pages = 1 }: Metadata) => {
  const size = `${inWords(width)} × ${inWords(pageHeight)} pixels`;
  if (Math.max(width, pageHeight) > longestSide || width * pageHeight > mostPixels) {
    return `has ${size}: make it smaller, with at most ${inWords(mostPixels)} pixels and ${inWords(longestSide)} on a side, and upload that.`;
  }

  return width * pageHeight * pages > mostOfAllFrames
    ? `has ${inWords(pages)} frames of ${size}: make it smaller or shorter, with at most ${inWords(mostOfAllFrames)} pixels in all frames, and upload that.`
    : undefined;
};

const faultOf = async (source: string | Buffer) => {
  const picture = sharp(source, { animated: true, limitInputPixels: false });
  try {
    const fault = sizeFault(await picture.metadata());
    if (fault) return fault;
    // Made small, so that no picture is held whole that need not be.
    await picture
      .resize(64, 64, { fit: "inside" })
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer();

    return undefined;
  } catch (error) {
    return /^timeout/.test((error as Error).message)
      ? `takes longer than ${mostSeconds} seconds to draw: make it simpler or smaller, and upload that.`
      : "is no picture that can be read: save it again as PNG, JPEG, WebP or AVIF, or as SVG with a width and a height, and upload that.";
  }
};

/**
 * Decodes a picture, as the site's build will.
 *
 * @param name of the file, for whoever reads the answer.
 * @param source path of the file, or its bytes.
 * @returns one sentence: why the build could not make pictures of it, and what to do. Undefined if it can.
 */
export const pictureFault = async (
  name: string,
  source: string | Buffer,
): Promise<string | undefined> => {
  const fault = await inTurn(() => faultOf(source));

  return fault && `"${name}" ${fault}`;
};
