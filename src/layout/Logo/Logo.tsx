import type { FC } from "react";

import { drawLogo, logoViewBox } from "../../../brand/logo";
import { pagePaths } from "../../../common/catalogue/paths";

import * as styles from "./Logo.module.scss";

/** The logo and the brand name, linked to the home page. */
export const Logo: FC<{ brand: string }> = ({ brand }) => (
  <a className={styles.root} href={pagePaths.home} aria-label={`${brand}, home page`}>
    <svg
      className={styles.mark}
      viewBox={logoViewBox}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawLogo("currentColor", "var(--color-accent)") }}
    />
    {brand}
  </a>
);
