import { graphql } from "gatsby";
import type { FC } from "react";

import { Picture } from "../../components/Picture/Picture";
import { stripMarkers } from "../../lib/strip-markers";
import * as inverse from "../../styles/shared/inverse.module.scss";

import { drawChart, height, width } from "./draw-chart";

import * as styles from "./ArticleCover.module.scss";

const grounds: Record<string, string | undefined> = {
  bars: styles.quiet,
  steps: styles.quiet,
  rows: styles.raised,
  spans: styles.raised,
  line: inverse.surface,
  dots: inverse.surface,
};

/**
 * A chart as an inline SVG, which follows the page's color scheme. Decorative: the article has its
 * numbers. Renders nothing for too few numbers.
 */
const ChartDrawing: FC<{ chart: Queries.ChartFragment }> = ({ chart: { kind, values, mark } }) => {
  const known = stripMarkers(kind);
  const paths = drawChart({ kind: known, values, mark });
  if (paths.length === 0) return null;

  return (
    <svg
      className={`${styles.chart} ${grounds[known]}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-markdown-ignore
    >
      {paths.map(({ style, d, marked, size }) => (
        <path
          key={`${style} ${marked}`}
          className={marked ? `${styles[style]} ${styles.marked}` : styles[style]}
          d={d}
          {...(size && { strokeWidth: size })}
        />
      ))}
    </svg>
  );
};

type ArticleCoverProps = {
  article: Queries.ArticleCoverFragment;
  sizes: string;
  /** Set for the first image of the page. */
  eager?: boolean;
};

/** An article's cover picture, or else its chart. Renders nothing for an article with neither. */
export const ArticleCover: FC<ArticleCoverProps> = ({
  article: { cover, chart },
  sizes,
  eager = false,
}) => {
  if (cover) return <Picture image={cover} sizes={sizes} eager={eager} />;

  return chart ? <ChartDrawing chart={chart} /> : null;
};

export const fragment = graphql`
  fragment Chart on STRAPI__COMPONENT_PARTS_CHART {
    kind
    values
    mark
  }

  fragment ArticleCover on STRAPI_ARTICLE {
    cover {
      ...Picture
    }
    chart {
      ...Chart
    }
  }
`;
