import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { FactList } from "../../components/FactList/FactList";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./EngagementModels.module.scss";

type Model = Queries.EngagementModelFragment;

const termsOf = ({ trial, notice, price }: Model) => [
  { term: "Trial", text: trial },
  { term: "Notice", text: notice },
  { term: "Price", text: price },
];

/** The engagement models, a section each: inclusions, terms, and rates if there are any. */
export const EngagementModels: FC<{ models: readonly Model[] }> = ({ models }) => (
  <>
    {models.map((model) => (
      <Section
        key={model.title}
        title={model.title}
        text={model.text}
        layout="aside"
        anchor={anchorOf(model.title)}
      >
        <div className={styles.root}>
          <h3 className={styles.title}>What is included</h3>
          <Prose html={model.included.html} />
          <dl className={styles.terms}>
            {termsOf(model).map(({ term, text }) => (
              <div key={term} className={styles.term}>
                <dt className={styles.label}>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {model.rates.length > 0 && (
            <>
              <h3 className={styles.title}>Rates</h3>
              <FactList facts={model.rates} />
            </>
          )}
        </div>
      </Section>
    ))}
  </>
);

export const fragment = graphql`
  fragment EngagementModel on STRAPI__COMPONENT_PARTS_ENGAGEMENT_MODEL {
    title
    text
    included {
      html
    }
    trial
    notice
    price
    rates {
      ...Fact
    }
  }
`;
