import { graphql } from "gatsby";
import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { anchorsOf } from "../../lib/anchor";

import * as styles from "./TextSections.module.scss";

type TextSectionsProps = {
  sections: readonly Queries.TextSectionFragment[];
  /** A heading above all, unless they are the whole page. */
  title?: string;
};

/** Longer texts under headings, with a table of contents. */
export const TextSections: FC<TextSectionsProps> = ({ sections, title: heading }) => {
  const Title = heading ? "h3" : "h2";
  const anchors = anchorsOf(sections.map(({ title }) => title));
  const passages = sections.map((section, at) => ({ ...section, anchor: anchors[at] ?? "" }));

  return (
    <div className={styles.root}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <TableOfContents headings={passages} />
      <div className={styles.sections}>
        {passages.map(({ title, anchor, body }) => (
          <section key={anchor} className={styles.section} id={anchor}>
            <Title className={styles.title}>{title}</Title>
            <Prose html={body.html} within={{ level: heading ? 3 : 2, anchor: anchor }} />
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
