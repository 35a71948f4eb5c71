import { graphql } from "gatsby";
import type { FC } from "react";

import * as styles from "./FactList.module.scss";

export type Fact = Queries.FactFragment & {
  /** A line below the value. */
  note?: string | null;
};

/** A few labeled facts at a glance. */
export const FactList: FC<{ facts: readonly Fact[] }> = ({ facts }) =>
  facts.length > 0 && (
    <dl className={styles.root}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
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
