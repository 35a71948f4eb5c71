import type { FC } from "react";

import { TableOfContents } from "../../components/TableOfContents/TableOfContents";
import { Prose } from "../../components/Prose/Prose";
import { outlineOf } from "../../lib/outline";

import * as styles from "./ProseWithContents.module.scss";

/** A text, with a table of contents if it has several headings. */
export const ProseWithContents: FC<{ html: string }> = ({ html }) => (
  <div className={styles.root}>
    <TableOfContents headings={outlineOf(html)} />
    <Prose html={html} />
  </div>
);
