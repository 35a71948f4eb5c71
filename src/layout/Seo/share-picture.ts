import { sharePicturePath } from "../../catalogue/paths";

/** The picture of a link preview; sizes in pixels. */
type SharePicture = { src: string; width: number; height: number; alt: string };

/** The picture that an editor has chosen, or undefined when there is none; without words of its own it has the page's title. */
export const uploaded = (
  picture: Queries.ShareImageFragment | null | undefined,
  title: string,
): SharePicture | undefined => {
  const { src, width, height } = picture?.localFile?.childImageSharp?.resize ?? {};

  return src && width && height
    ? { src, width, height, alt: picture?.alternativeText || title }
    : undefined;
};

/** The picture that the build draws for a page (`src/build/share-images.ts`). */
export const drawn = (path: string, title: string): SharePicture => ({
  src: sharePicturePath(path),
  width: 1200,
  height: 630,
  alt: title,
});
