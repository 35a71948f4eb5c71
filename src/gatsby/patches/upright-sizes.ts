import sharp, { type Metadata, type Sharp } from "sharp";

/**
 * Patches sharp to return the size of a picture as it is drawn: gatsby-plugin-sharp turns pictures
 * by their EXIF data, and crops them to the size from before. The CMS stores new ones upright.
 */
export const patchUprightSizes = () => {
  const { metadata } = sharp.prototype as { metadata: (this: Sharp) => Promise<Metadata> };

  sharp.prototype.metadata = async function (this: Sharp) {
    const found = await metadata.call(this);

    return { ...found, ...found.autoOrient };
  } as Sharp["metadata"];
};
