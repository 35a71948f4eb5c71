import type { FC } from "react";

import { ContentsList } from "../../components/ContentsList/ContentsList";
import { Prose } from "../../components/Prose/Prose";
import { outlineOf } from "../../lib/outline";

import * as styles from "./LongText.module.scss";

/** A text with headings and a table of contents. */
export const LongText: FC<{ html: string }> = ({ html }) => (
  <div className={styles.root}>
    <ContentsList headings={outlineOf(html)} />
    <Prose html={html} />
  </div>
);
