import { extname } from "node:path";

import sharp from "sharp";

import { typeOfContent } from "../media/detect-media-type";
import { mediaTypes, otherExtensions } from "../media/media-types";

const withExtension = (name: string, extension: string) =>
  name.slice(0, name.length - extname(name).length) + extension;

/**
 * A picture's name and file as the media library takes them. Other sites have pictures with the extension of
 * another format, and GIFs, which become WebP with all their frames.
 *
 * @param path of the file; a converted one is written beside it.
 */
export const preparePicture = async (
  name: string,
  path: string,
): Promise<{ name: string; path: string }> => {
  const type = await typeOfContent(path);
  if (type === "image/gif") {
    const converted = `${path}.webp`;
    await sharp(path, { animated: true }).webp({ lossless: true }).toFile(converted);

    return { name: withExtension(name, ".webp"), path: converted };
  }
  const extension = extname(name).toLowerCase();
  const [right] = [...mediaTypes].find(([, known]) => known === type) ?? [];
  const isRight = !right || mediaTypes.get(otherExtensions.get(extension) ?? extension) === type;

  return { name: isRight ? name : withExtension(name, right), path };
};
