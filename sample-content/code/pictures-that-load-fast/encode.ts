import sharp from "sharp";

// #region encode
/** How many bytes one picture takes in each format, at one width. */
export async function bytesAt(width: number, file: string) {
  const at = sharp(file).resize({ width });
  const formats = {
    png: at.clone().png(),
    jpeg: at.clone().jpeg({ quality: 80 }),
    webp: at.clone().webp({ quality: 80 }),
    avif: at.clone().avif({ quality: 50, effort: 2 }),
  };
  const sizes: Record<string, number> = {};
  for (const [name, image] of Object.entries(formats)) {
    sizes[name] = (await image.toBuffer()).length;
  }
  return sizes;
}
// #endregion
