import { graphql } from "gatsby";
import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./TextSections.module.scss";

/** Longer texts under headings, with a table of contents. */
export const TextSections: FC<{ sections: readonly Queries.TextSectionFragment[] }> = ({
  sections,
}) => (
  <div className={styles.root}>
    <TableOfContents headings={sections.map(({ title }) => ({ title, anchor: anchorOf(title) }))} />
    <div className={styles.sections}>
      {sections.map(({ title, body }) => (
        <section key={title} className={styles.section} id={anchorOf(title)}>
          <h2 className={styles.title}>{title}</h2>
          <Prose html={body.html} />
        </section>
      ))}
    </div>
  </div>
);

export const fragment = graphql`
  fragment TextSection on STRAPI__COMPONENT_PARTS_PASSAGE {
    title
    body {
      html
    }
  }
`;
