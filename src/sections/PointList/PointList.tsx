import { graphql } from "gatsby";
import type { FC, ReactNode } from "react";

import { Section } from "../../components/Section/Section";
import { Disclosure } from "../../components/Disclosure/Disclosure";

import * as balanced from "../../styles/shared/balanced-grid.module.scss";
import * as styles from "./PointList.module.scss";

type PointListProps = {
  title: string;
  points: readonly Queries.PointFragment[] | undefined;
  /**
   * `list` puts the header next to the points, one a line; `grid` puts the points side by side,
   * collapsed on small screens.
   */
  variant?: "grid" | "list";
  tone?: "plain" | "quiet";
  /** Rendered after the points. */
  children?: ReactNode;
};

/** Headings with a sentence or two each. Renders nothing for an empty list. */
export const PointList: FC<PointListProps> = ({
  title,
  points,
  variant = "grid",
  tone = "plain",
  children,
}) =>
  !!points?.length && (
    <Section title={title} tone={tone} layout={variant === "list" ? "aside" : "stacked"}>
      <ul className={variant === "grid" ? `${balanced.grid} ${styles.grid}` : styles.list}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3 className={styles.title}>{point.title}</h3>
            {variant === "grid" ? (
              <Disclosure title={point.title} smallScreensOnly>
                <p className={styles.text}>{point.text}</p>
              </Disclosure>
            ) : (
              <p className={styles.text}>{point.text}</p>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );

export const fragment = graphql`
  fragment Point on STRAPI__COMPONENT_PARTS_POINT {
    title
    text
  }
`;
