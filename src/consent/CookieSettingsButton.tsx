import type { FC } from "react";

import { showSettings } from "./consent-store";

import * as styles from "./CookieSettingsButton.module.scss";

/** The way back to the cookie choice, at the foot of every page: withdrawing is as easy as consenting was. */
export const CookieSettingsButton: FC = () => (
  <button className={styles.root} type="button" onClick={() => showSettings(true)}>
    Cookie settings
  </button>
);
