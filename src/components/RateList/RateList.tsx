import { graphql } from "gatsby";
import type { FC } from "react";

import { formatRate, rateParts } from "../../lib/format-rate";
import { FactList } from "../FactList/FactList";

import * as styles from "./RateList.module.scss";

/** What each role or size of project costs. Sample figures are labeled. */
export const RateList: FC<{ rates: readonly Queries.RateFragment[] }> = ({ rates }) =>
  rates.length > 0 && (
    <div className={styles.root}>
      <FactList
        facts={rates.map((rate) => {
          const { price, note } = rateParts(rate);

          return { label: rate.label, value: price, note };
        })}
      />
      {rates.some(({ sample }) => sample) && (
        <p className={styles.note}>Sample figures, not an offer.</p>
      )}
    </div>
  );

const marked = (text: string, { sample }: Queries.RateFragment) =>
  sample ? `${text} (sample figure)` : text;

/** A single rate as a fact among others. */
export const rateFact = (rate: Queries.RateFragment) => {
  const { price, note } = rateParts(rate);

  return { label: rate.label, value: marked(price, rate), note };
};

/** A single rate in a line of text. */
export const rateText = (rate: Queries.RateFragment) => marked(formatRate(rate), rate);

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
