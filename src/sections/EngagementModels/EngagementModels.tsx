import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Prose } from "../../components/Prose/Prose";
import { RateList } from "../../components/RateList/RateList";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./EngagementModels.module.scss";

type Model = Queries.EngagementModelFragment;

/** The engagement models, a section each: what is included, and the price. EngagementTable has the other terms. */
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
          <Prose html={model.included.html} within={{ level: 3, anchor: anchorOf(model.title) }} />
          <h3 className={styles.title}>Price</h3>
          <p>{model.price}</p>
          <RateList rates={model.rates} />
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
    price
    rates {
      ...Rate
    }
  }
`;
