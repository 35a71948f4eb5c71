import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";

import * as styles from "./Logo.module.scss";

/** The logo and the brand name, linked to the home page. */
export const Logo: FC<{ brand: string }> = ({ brand }) => (
  <a className={styles.root} href={pagePaths.home} aria-label={`${brand}, home page`}>
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M1 19h26" />
      <path className={styles.ticks} d="M7 23v-8M14 23V10M21 23V5" />
    </svg>
    {brand}
  </a>
);
