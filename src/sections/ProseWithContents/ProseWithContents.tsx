import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { outlineOf } from "../../lib/outline";

import * as styles from "./ProseWithContents.module.scss";

/** A text, with a table of contents if it has several headings. */
export const ProseWithContents: FC<{ html: string }> = ({ html }) => {
  const headings = outlineOf(html);

  return (
    <div className={styles.root}>
      {headings.length > 1 && <TableOfContents headings={headings} />}
      <Prose html={html} />
    </div>
  );
};
