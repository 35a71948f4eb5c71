import pLimit from "p-limit";
import sharp, { type Metadata } from "sharp";

/** Pixels of one frame. The site's build decodes WebP and AVIF into memory, four bytes per pixel. */
const maxPixels = 50_000_000;
/** Pixels of all frames together. */
const maxTotalPixels = 100_000_000;
/** Maximum of WebP, in pixels; the site converts every picture to WebP. */
const maxSide = 16_383;
const maxSeconds = 30;
const maxConcurrent = 2;

const limitConcurrency = pLimit(maxConcurrent);

const formatNumber = (number: number) => number.toLocaleString("en-US");

const sizeIssue = ({ width, height, pageHeight = height, pages = 1 }: Metadata) => {
  const size = `${formatNumber(width)} × ${formatNumber(pageHeight)} pixels`;
  if (Math.max(width, pageHeight) > maxSide || width * pageHeight > maxPixels) {
    return `has ${size}: make it smaller, with at most ${formatNumber(maxPixels)} pixels and ${formatNumber(maxSide)} on a side, and upload that.`;
  }

  return width * pageHeight * pages > maxTotalPixels
    ? `has ${formatNumber(pages)} frames of ${size}: make it smaller or shorter, with at most ${formatNumber(maxTotalPixels)} pixels in all frames, and upload that.`
    : undefined;
};

const findIssue = async (source: string | Buffer) => {
  const picture = sharp(source, { animated: true, limitInputPixels: false });
  try {
    const issue = sizeIssue(await picture.metadata());
    if (issue) return issue;
    // Downscaling lets sharp decode large pictures in parts.
    await picture
      .resize(64, 64, { fit: "inside" })
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer();

    return undefined;
  } catch (error) {
    return /^timeout/.test((error as Error).message)
      ? `takes longer than ${maxSeconds} seconds to draw: make it simpler or smaller, and upload that.`
      : "is not a readable picture: save it again as PNG, JPEG, WebP or AVIF, or as SVG with a width and a height, and upload that.";
  }
};

/**
 * Decodes a picture like the site's build.
 *
 * @param name of the file, for the message.
 * @param source path of the file, or its bytes.
 * @returns a message if the build could not process it: why, and what to do.
 */
export const pictureIssue = async (
  name: string,
  source: string | Buffer,
): Promise<string | undefined> => {
  const issue = await limitConcurrency(() => findIssue(source));

  return issue && `"${name}" ${issue}`;
};
