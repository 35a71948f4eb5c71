import type { FC } from "react";

import { nestHeadings, type Place } from "./nest-headings";

import * as styles from "./Prose.module.scss";

type ProseProps = {
  html: string;
  /** The section of the page that the text is in; a text without one has the page's own headings. */
  within?: Place;
};

/** HTML that the build rendered from an editor's Markdown (src/gatsby/html/rich-text.ts). */
export const Prose: FC<ProseProps> = ({ html, within }) => (
  <div
    className={styles.root}
    dangerouslySetInnerHTML={{ __html: within ? nestHeadings(html, within) : html }}
  />
);
