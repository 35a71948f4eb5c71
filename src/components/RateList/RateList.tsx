import { graphql } from "gatsby";
import type { FC } from "react";

import { formatRate, hasPrice, rateParts } from "../../lib/format-rate";
import { FactList } from "../FactList/FactList";

import * as styles from "./RateList.module.scss";

/** What each role or size of project costs. Sample figures are labeled. */
export const RateList: FC<{ rates: readonly Queries.RateFragment[] }> = ({ rates }) => {
  const priced = rates.filter(hasPrice);

  return (
    priced.length > 0 && (
      <div className={styles.root}>
        <FactList
          facts={priced.map((rate) => {
            const { price, note } = rateParts(rate);

            return { label: rate.label, value: price, note };
          })}
        />
        {priced.some(({ sample }) => sample) && (
          <p className={styles.note}>Sample figures, not an offer.</p>
        )}
      </div>
    )
  );
};

const marked = (text: string, { sample }: Queries.RateFragment) =>
  sample ? `${text} (sample figure)` : text;

/** A single rate as a fact among others; none without a price. */
export const rateFacts = (rate: Queries.RateFragment | null) => {
  if (!rate || !hasPrice(rate)) return [];
  const { price, note } = rateParts(rate);

  return [{ label: rate.label, value: marked(price, rate), note }];
};

/** A single rate as a part of a line of text; none without a price. */
export const rateTexts = (rate: Queries.RateFragment | null) =>
  rate && hasPrice(rate) ? [marked(formatRate(rate), rate)] : [];

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
