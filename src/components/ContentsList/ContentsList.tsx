import type { FC } from "react";

import type { Heading } from "../../lib/outline";

import { useCurrentAnchor } from "./use-current-anchor";

import * as styles from "./ContentsList.module.scss";

/** The headings of a long text as links. It stays in view beside the text, and marks the part that is being read. */
export const ContentsList: FC<{ headings: readonly Heading[] }> = ({ headings }) => {
  const current = useCurrentAnchor(headings.map(({ anchor }) => anchor));

  return (
    <nav className={styles.root} aria-label="On this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ol className={styles.links}>
        {headings.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
