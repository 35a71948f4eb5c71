import { graphql } from "gatsby";
import type { FC } from "react";

import { formatRate } from "../../lib/format-rate";
import { FactList } from "../FactList/FactList";

import * as styles from "./RateList.module.scss";

/** What each role or size of project costs. Sample figures are labeled. */
export const RateList: FC<{ rates: readonly Queries.RateFragment[] }> = ({ rates }) =>
  rates.length > 0 && (
    <div className={styles.root}>
      <FactList facts={rates.map((rate) => ({ label: rate.label, value: formatRate(rate) }))} />
      {rates.some(({ sample }) => sample) && (
        <p className={styles.note}>Sample figures, not an offer.</p>
      )}
    </div>
  );

/** A single rate as a fact among others. */
export const rateFact = (rate: Queries.RateFragment) => ({
  label: rate.label,
  value: rate.sample ? `${formatRate(rate)} (sample figure)` : formatRate(rate),
});

export const fragment = graphql`
  fragment Rate on STRAPI__COMPONENT_PARTS_RATE {
    label
    currency
    from
    to
    unit
    note
    sample
  }
`;
