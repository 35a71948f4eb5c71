import type { FC } from "react";

import { Icon } from "../../components/Icon/Icon";

import * as floating from "../../styles/shared/floating-button.module.scss";
import * as styles from "./ScrollToTop.module.scss";

/**
 * Scrolls to the top of the page and moves focus there. The page script shows it beyond the top, and
 * acts on it (src/layout/page-script/watch-scroll.ts).
 */
export const ScrollToTop: FC = () => (
  <button type="button" className={`${floating.button} ${styles.root}`} data-scroll-to-top>
    <Icon name="arrow-up" />
    <span className={floating.label}>Scroll to top</span>
  </button>
);
