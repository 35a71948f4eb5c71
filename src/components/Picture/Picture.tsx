import { graphql } from "gatsby";
import type { FC } from "react";

import { pictureData } from "./picture-data";

import * as styles from "./Picture.module.scss";

type PictureProps = {
  image: Queries.PictureFragment;
  sizes: string;
  /** Set for the one image above the fold. */
  eager?: boolean;
};

/** About twice the width of an image on a phone: more looks the same there, in files up to three times as large. */
const maxPhoneWidth = 640;

/** The candidates of a srcset that phones need. */
const phoneSrcSet = (srcSet: string) =>
  srcSet
    .split(",")
    .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= maxPhoneWidth)
    .join(",");

/** What a cropped picture keeps in view, as an editor has set it; the middle by default. */
const focusOf = ({ focalPoint }: Queries.PictureFragment) =>
  focalPoint && { "--focus": `${Math.round(focalPoint.x)}% ${Math.round(focalPoint.y)}%` };

/**
 * An image from the media library in all its sizes and formats: plain HTML from the data
 * of gatsby-plugin-image, whose component would add 26 kB of JavaScript.
 */
export const Picture: FC<PictureProps> = ({ image, sizes, eager = false }) => {
  const data = pictureData(image);
  if (!data) return null;

  const { images, width, height, backgroundColor } = data;

  return (
    <picture className={styles.root}>
      {images.sources?.map(({ srcSet, type }) => (
        <source
          key={type}
          srcSet={phoneSrcSet(srcSet)}
          type={type}
          sizes={sizes}
          media="(max-width: 575px)"
        />
      ))}
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={image.alternativeText ?? ""}
        loading={eager ? "eager" : "lazy"}
        // React 18 supports only the HTML name.
        {...(eager && { fetchpriority: "high" })}
        decoding="async"
        style={{ backgroundColor, ...focusOf(image) }}
      />
    </picture>
  );
};

export const fragment = graphql`
  fragment Picture on STRAPI__MEDIA {
    alternativeText
    focalPoint {
      x
      y
    }
    localFile {
      childImageSharp {
        gatsbyImageData(
          width: 1600
          layout: CONSTRAINED
          breakpoints: [240, 400, 640, 800, 1200, 1600]
          placeholder: DOMINANT_COLOR
          formats: [JPG, AVIF]
          avifOptions: { quality: 48 }
        )
      }
    }
    vector {
      width
      height
      localFile {
        publicURL
      }
    }
  }
`;
