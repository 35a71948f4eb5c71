import { graphql } from "gatsby";
import type { FC } from "react";

import { ContentsList } from "../../components/ContentsList/ContentsList";
import { Prose } from "../../components/Prose/Prose";
import { anchorOf } from "../../lib/anchor";

import * as styles from "./PassageList.module.scss";

/** Longer texts under headings, with a table of contents. */
export const PassageList: FC<{ passages: readonly Queries.PassageFragment[] }> = ({ passages }) => (
  <div className={styles.root}>
    <ContentsList headings={passages.map(({ title }) => ({ title, anchor: anchorOf(title) }))} />
    <div className={styles.passages}>
      {passages.map(({ title, body }) => (
        <section key={title} className={styles.passage} id={anchorOf(title)}>
          <h2 className={styles.title}>{title}</h2>
          <Prose html={body.html} />
        </section>
      ))}
    </div>
  </div>
);

export const fragment = graphql`
  fragment Passage on STRAPI__COMPONENT_PARTS_PASSAGE {
    title
    body {
      html
    }
  }
`;
