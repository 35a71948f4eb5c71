import { graphql } from "gatsby";
import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./TextSections.module.scss";

type TextSectionsProps = {
  sections: readonly Queries.TextSectionFragment[];
  /** A heading above all, unless they are the whole page. */
  title?: string;
};

/** Longer texts under headings, with a table of contents. */
export const TextSections: FC<TextSectionsProps> = ({ sections, title: heading }) => {
  const Title = heading ? "h3" : "h2";

  return (
    <div className={styles.root}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <TableOfContents
        headings={sections.map(({ title }) => ({ title, anchor: anchorOf(title) }))}
      />
      <div className={styles.sections}>
        {sections.map(({ title, body }) => (
          <section key={title} className={styles.section} id={anchorOf(title)}>
            <Title className={styles.title}>{title}</Title>
            <Prose html={body.html} />
          </section>
        ))}
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment TextSection on STRAPI__COMPONENT_PARTS_PASSAGE {
    title
    body {
      html
    }
  }
`;
