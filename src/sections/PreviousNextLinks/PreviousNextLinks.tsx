import type { FC } from "react";

import * as styles from "./PreviousNextLinks.module.scss";

type SiblingPage = { slug: string; title: string };
type PreviousNextLinksProps = {
  /** The accessible name. */
  label: string;
  pathOf: (slug: string) => string;
  previous: SiblingPage | undefined;
  next: SiblingPage | undefined;
};

/** Links to the previous and next page of an ordered collection; nothing for its only page. */
export const PreviousNextLinks: FC<PreviousNextLinksProps> = ({ label, pathOf, previous, next }) =>
  (previous || next) && (
    <nav className={styles.root} aria-label={label}>
      {previous && (
        <a className={styles.previous} href={pathOf(previous.slug)} rel="prev">
          <span className={styles.label}>Previous</span> {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={pathOf(next.slug)} rel="next">
          <span className={styles.label}>Next</span> {next.title}
        </a>
      )}
    </nav>
  );
