import { shareImagePath } from "../../../common/catalogue/paths";

/** The image of a link preview; sizes in pixels. */
type ShareImage = { src: string; width: number; height: number; alt: string };

/** The editor's image, if there is one. Its alternative text falls back to the page's title. */
export const uploadedShareImage = (
  image: Queries.ShareImageFragment | null | undefined,
  title: string,
): ShareImage | undefined => {
  const { src, width, height } = image?.localFile?.childImageSharp?.resize ?? {};

  return src && width && height
    ? { src, width, height, alt: image?.alternativeText || title }
    : undefined;
};

/** The image that the build renders for a page (`src/gatsby/files/share-images.ts`). */
export const generatedShareImage = (path: string, title: string): ShareImage => ({
  src: shareImagePath(path),
  width: 1200,
  height: 630,
  alt: title,
});
