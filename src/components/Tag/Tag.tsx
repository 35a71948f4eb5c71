import type { FC, ReactNode } from "react";

import * as styles from "./Tag.module.scss";

/** A short word that sorts what it stands beside: a category, a kind of work, "Sample". */
export const Tag: FC<{ children: ReactNode }> = ({ children }) => (
  <span className={styles.root}>{children}</span>
);
