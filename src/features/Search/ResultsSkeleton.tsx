import type { FC } from "react";

import * as styles from "./ResultsSkeleton.module.scss";

/** Outlines of three results while the first load. */
export const ResultsSkeleton: FC = () => (
  <div className={styles.root} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
