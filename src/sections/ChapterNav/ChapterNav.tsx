import { Link } from "gatsby";
import type { FC } from "react";

import { chapterPath } from "../../catalogue/paths";

import * as styles from "./ChapterNav.module.scss";

type Chapter = Pick<Queries.ChapterLinkFragment, "slug" | "title">;
type ChapterNavProps = { previous: Chapter | undefined; next: Chapter | undefined };

/** The way to the chapters before and after this one. */
export const ChapterNav: FC<ChapterNavProps> = ({ previous, next }) => (
  <nav className={styles.root} aria-label="Previous and next chapter">
    {previous && (
      <Link className={styles.previous} to={chapterPath(previous.slug)} rel="prev">
        <span className={styles.label}>Previous</span> {previous.title}
      </Link>
    )}
    {next && (
      <Link className={styles.next} to={chapterPath(next.slug)} rel="next">
        <span className={styles.label}>Next</span> {next.title}
      </Link>
    )}
  </nav>
);
