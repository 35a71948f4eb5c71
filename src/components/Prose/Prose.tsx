import type { FC } from "react";

import * as styles from "./Prose.module.scss";

/** Text that an editor wrote in Markdown, as the HTML made from it by the build (src/build/rich-text.ts). */
export const Prose: FC<{ html: string }> = ({ html }) => (
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
);
