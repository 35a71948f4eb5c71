import type { FC, ReactNode } from "react";

import * as styles from "./Tag.module.scss";

/** A short label: a category, a type of work, "Sample". */
export const Tag: FC<{ children: ReactNode }> = ({ children }) => (
  <span className={styles.root}>{children}</span>
);
