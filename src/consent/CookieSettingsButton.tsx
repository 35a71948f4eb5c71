import type { FC } from "react";

import { useHydrated } from "../components/use-hydrated";

import { showSettings } from "./consent-store";

import * as styles from "./CookieSettingsButton.module.scss";

/**
 * The way back to the cookie choice, at the foot of every page: withdrawing is as
 * easy as consenting was. Its place is kept, and shown, once it can work.
 */
export const CookieSettingsButton: FC = () => (
  <button
    className={styles.root}
    type="button"
    disabled={!useHydrated()}
    onClick={() => showSettings(true)}
  >
    Cookie settings
  </button>
);
