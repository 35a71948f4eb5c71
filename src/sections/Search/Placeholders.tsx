import type { FC } from "react";

import * as styles from "./Placeholders.module.scss";

/** Three results as outlines, while the first are on their way. */
export const Placeholders: FC = () => (
  <div className={styles.root} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
