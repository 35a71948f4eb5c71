import type { FC } from "react";

import { useHydrated } from "../components/use-hydrated";

import { showSettings } from "./consent-store";

import * as styles from "./CookieSettingsButton.module.scss";

/**
 * Reopens the cookie choice, at the foot of every page: withdrawing is as easy as
 * consenting was. Its space is reserved, and it shows once script runs.
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
