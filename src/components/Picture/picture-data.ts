/** An image's files and size: as the build resized it, or a vector image as it is. */
export const pictureData = ({ localFile, vector }: Queries.PictureFragment) => {
  const resized = localFile?.childImageSharp?.gatsbyImageData;
  if (resized) return resized;
  const src = vector?.localFile?.publicURL;

  return src
    ? {
        images: { sources: [], fallback: { src } },
        width: vector.width ?? undefined,
        height: vector.height ?? undefined,
        backgroundColor: undefined,
      }
    : undefined;
};
