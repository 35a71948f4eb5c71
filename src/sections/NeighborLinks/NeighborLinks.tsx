import { Link } from "gatsby";
import type { FC } from "react";

import * as styles from "./NeighborLinks.module.scss";

type Neighbor = { slug: string; title: string };
type NeighborLinksProps = {
  /** What both links are, for screen readers. */
  label: string;
  pathOf: (slug: string) => string;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
};

/** The way to the pages before and after this one, in a collection that is read in order. */
export const NeighborLinks: FC<NeighborLinksProps> = ({ label, pathOf, previous, next }) => (
  <nav className={styles.root} aria-label={label}>
    {previous && (
      <Link className={styles.previous} to={pathOf(previous.slug)} rel="prev">
        <span className={styles.label}>Previous</span> {previous.title}
      </Link>
    )}
    {next && (
      <Link className={styles.next} to={pathOf(next.slug)} rel="next">
        <span className={styles.label}>Next</span> {next.title}
      </Link>
    )}
  </nav>
);
