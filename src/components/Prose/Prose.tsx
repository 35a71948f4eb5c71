import type { FC } from "react";

import * as styles from "./Prose.module.scss";

/** HTML that the build rendered from an editor's Markdown (src/gatsby/html/rich-text.ts). */
export const Prose: FC<{ html: string }> = ({ html }) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
