import { graphql } from "gatsby";
import type { FC } from "react";

import * as styles from "./FactList.module.scss";

/** A few labeled facts at a glance. */
export const FactList: FC<{ facts: readonly Queries.FactFragment[] }> = ({ facts }) =>
  facts.length > 0 && (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );

export const fragment = graphql`
  fragment Fact on STRAPI__COMPONENT_PARTS_FACT {
    label
    value
  }
`;
