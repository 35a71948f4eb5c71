import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { Picture } from "../../components/Picture/Picture";
import { AccordionItems } from "../Accordion/Accordion";

import * as styles from "./FeatureGroup.module.scss";

/** An image next to an accordion of features, and a short text below. */
export const FeatureGroup: FC<{ group: Queries.FeatureGroupFragment }> = ({
  group: { title, text, accordionImage, features, subsection },
}) => (
  <Section title={title} text={text}>
    <div className={styles.root}>
      {accordionImage && (
        <Picture
          image={accordionImage}
          sizes="(min-width: 1304px) 500px, (min-width: 992px) 40vw, calc(100vw - 2rem)"
        />
      )}
      <AccordionItems items={features} firstOpen />
    </div>
    {subsection && (
      <div className={styles.subsection}>
        <h3 className={styles.title}>{subsection.title}</h3>
        <p>{subsection.text}</p>
      </div>
    )}
  </Section>
);

export const fragment = graphql`
  fragment FeatureGroup on STRAPI__COMPONENT_SECTIONS_FEATURE_GROUP {
    title
    text
    accordionImage {
      ...Picture
    }
    features {
      ...AccordionItem
    }
    subsection {
      ...Point
    }
  }
`;
