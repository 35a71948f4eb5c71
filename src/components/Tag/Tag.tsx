import type { FC, ReactNode } from "react";

import * as styles from "./Tag.module.scss";

/** A short word that classifies what it is beside: a category, a type of work, "Sample". */
export const Tag: FC<{ children: ReactNode }> = ({ children }) => (
  <span className={styles.root}>{children}</span>
);
