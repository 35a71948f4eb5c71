import { graphql } from "gatsby";
import type { FC } from "react";

import { ButtonLink } from "../../components/ButtonLink/ButtonLink";
import { Section } from "../../components/Section/Section";

import * as styles from "./CallToAction.module.scss";

/** A heading with one or two buttons, on a dark background. */
export const CallToAction: FC<Queries.CallToActionFragment> = ({ title, text, actions }) => (
  <Section title={title} text={text} tone="inverse">
    <div className={styles.actions}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
          {label}
        </ButtonLink>
      ))}
    </div>
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
