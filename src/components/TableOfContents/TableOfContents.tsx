import type { FC } from "react";

import type { Heading } from "../../lib/outline";

import * as styles from "./TableOfContents.module.scss";

/**
 * A table of contents, sticky next to a long text; nothing for a text with one heading. The page script
 * marks the active heading (src/layout/page-script/mark-active-heading.ts).
 */
export const TableOfContents: FC<{ headings: readonly Heading[] }> = ({ headings }) => {
  if (headings.length < 2) return null;

  return (
    <nav className={styles.root} aria-label="On this page" data-table-of-contents>
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
};
