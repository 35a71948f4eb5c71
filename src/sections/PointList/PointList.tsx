import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";

import * as styles from "./PointList.module.scss";

type PointListProps = {
  title: string;
  text?: string | null | undefined;
  points: readonly Queries.PointFragment[] | undefined;
};

/** Headings with a sentence or two each. Nothing is drawn when there are none. */
export const PointList: FC<PointListProps> = ({ title, text, points }) =>
  !!points?.length && (
    <Band title={title} text={text}>
      <ul className={styles.root}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3 className={styles.title}>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );

export const fragment = graphql`
  fragment Point on STRAPI__COMPONENT_PARTS_POINT {
    title
    text
  }
`;
