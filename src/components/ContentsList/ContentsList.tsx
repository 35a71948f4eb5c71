import type { FC } from "react";

import type { Heading } from "../../lib/outline";

import * as styles from "./ContentsList.module.scss";

/** The headings of a long text as links. It stays in view beside the text. */
export const ContentsList: FC<{ headings: readonly Heading[] }> = ({ headings }) => (
  <nav className={styles.root} aria-label="On this page">
    <p className={styles.title} aria-hidden="true">
      On this page
    </p>
    <ol className={styles.links}>
      {headings.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
