import type { FC } from "react";

import type { Heading } from "../../lib/outline";

import { useActiveHeading } from "./use-active-heading";

import * as styles from "./TableOfContents.module.scss";

/** A table of contents, sticky next to a long text. It marks the active heading. */
export const TableOfContents: FC<{ headings: readonly Heading[] }> = ({ headings }) => {
  const active = useActiveHeading(headings.map(({ anchor }) => anchor));

  return (
    <nav className={styles.root} aria-label="On this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ol className={styles.links}>
        {headings.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={anchor === active ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
