import { graphql } from "gatsby";
import type { FC } from "react";

import { ButtonLinks } from "../../components/ButtonLink/ButtonLinks";
import { Section } from "../../components/Section/Section";

import * as styles from "./CallToAction.module.scss";

/** A heading with one or two buttons, on a dark background. */
export const CallToAction: FC<Queries.CallToActionFragment> = ({ title, text, actions }) => (
  <Section title={title} text={text} tone="inverse">
    <ButtonLinks links={actions} className={styles.actions} />
  </Section>
);

export const fragment = graphql`
  fragment CallToAction on STRAPI__COMPONENT_SECTIONS_ACTION {
    title
    text
    actions {
      ...ContentLink
    }
  }
`;
