import { graphql } from "gatsby";
import type { FC } from "react";

import * as styles from "./Picture.module.scss";

type PictureProps = {
  picture: Queries.PictureFragment;
  /** The `sizes` attribute for the place it is in. */
  sizes: string;
  /** Set for the one picture at the top of a page, which must not wait. */
  eager?: boolean;
};

/**
 * A picture from the media library in all its sizes and formats, as plain HTML from
 * the data of gatsby-plugin-image, whose own component would add 26 kB of script to
 * the page.
 */
export const Picture: FC<PictureProps> = ({ picture, sizes, eager = false }) => {
  const image = picture.localFile?.childImageSharp?.gatsbyImageData;
  if (!image) return null;

  const { images, width, height, backgroundColor } = image;

  return (
    <picture className={styles.root}>
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alternativeText ?? ""}
        loading={eager ? "eager" : "lazy"}
        // React 18 knows the attribute by its HTML name only.
        {...(eager && { fetchpriority: "high" })}
        decoding="async"
        style={{ backgroundColor }}
      />
    </picture>
  );
};

export const fragment = graphql`
  fragment Picture on STRAPI__MEDIA {
    alternativeText
    localFile {
      childImageSharp {
        gatsbyImageData(
          width: 1200
          layout: CONSTRAINED
          breakpoints: [400, 800, 1200]
          placeholder: DOMINANT_COLOR
          formats: [JPG, WEBP, AVIF]
        )
      }
    }
  }
`;
