import type { FC } from "react";

import { useHydrated } from "../components/use-hydrated";

import { setSettingsOpen } from "./consent-store";

import * as styles from "./CookieSettingsButton.module.scss";

/**
 * Opens the cookie settings from the footer: withdrawing consent is as easy as giving it.
 * Hidden, with its space reserved, until hydrated.
 */
export const CookieSettingsButton: FC = () => (
  <button
    className={styles.root}
    type="button"
    disabled={!useHydrated()}
    onClick={() => setSettingsOpen(true)}
  >
    Cookie settings
  </button>
);
