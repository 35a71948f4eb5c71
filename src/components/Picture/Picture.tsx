import { graphql } from "gatsby";
import type { FC } from "react";

import { isLight, isLightDrawing } from "../../lib/is-light";

import * as styles from "./Picture.module.scss";

type PictureProps = {
  picture: Queries.PictureFragment;
  /** The `sizes` attribute for the place it is in. */
  sizes: string;
  /** Set for the one picture at the top of a page, which must not wait. */
  eager?: boolean;
};

/** About twice the width of a picture on a phone. More is not seen at its distance, and weighs up to three times as much. */
const phoneWidth = 640;

/** The candidates of a srcset that a phone needs. */
const forPhones = (srcSet: string) =>
  srcSet
    .split(",")
    .filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]) <= phoneWidth)
    .join(",");

/** How a dark page shows a picture with this dominant color. */
const lookOf = (color: string) => {
  if (isLightDrawing(color)) return `${styles.root} ${styles.drawing}`;
  return isLight(color) ? `${styles.root} ${styles.light}` : styles.root;
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
    <picture className={lookOf(backgroundColor ?? "")}>
      {images.sources?.map(({ srcSet, type }) => (
        <source
          key={type}
          srcSet={forPhones(srcSet)}
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
          width: 1600
          layout: CONSTRAINED
          breakpoints: [240, 400, 640, 720, 1200, 1600]
          placeholder: DOMINANT_COLOR
          formats: [JPG, AVIF]
          avifOptions: { quality: 38 }
        )
      }
    }
  }
`;
