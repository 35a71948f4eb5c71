import { graphql } from "gatsby";
import type { FC } from "react";

import { Prose } from "../../components/Prose/Prose";

import * as styles from "./PassageList.module.scss";

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Longer texts under headings, with a contents list that leads to each. */
export const PassageList: FC<{ passages: readonly Queries.PassageFragment[] }> = ({ passages }) => (
  <div className={styles.root}>
    <nav className={styles.contents} aria-label="On this page">
      <ol className={styles.links}>
        {passages.map(({ title }) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
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
