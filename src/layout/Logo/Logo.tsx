import { Link } from "gatsby";
import type { FC } from "react";

import { singlePaths } from "../../catalogue/paths";

import * as styles from "./Logo.module.scss";

/** The logo, a water line crossed by three rising ticks, and the name. It leads home. */
export const Logo: FC<{ brand: string }> = ({ brand }) => (
  <Link className={styles.root} to={singlePaths.home} aria-label={`${brand}, home page`}>
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M1 19h26" />
      <path className={styles.ticks} d="M7 23v-8M14 23V10M21 23V5" />
    </svg>
    {brand}
  </Link>
);
