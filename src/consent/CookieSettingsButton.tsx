import type { FC } from "react";

import { useReplayedClick } from "../components/DialogTrigger/use-replayed-click";

import { setSettingsOpen } from "./consent-store";

import * as styles from "./CookieSettingsButton.module.scss";

const openSettings = () => setSettingsOpen(true);

/**
 * Opens the cookie settings from the footer: withdrawing consent is as easy as giving it.
 * Hidden, with its space reserved, without JavaScript.
 */
export const CookieSettingsButton: FC = () => {
  const { ref, attributes } = useReplayedClick<HTMLButtonElement>(openSettings);

  return (
    <button
      ref={ref}
      className={styles.root}
      type="button"
      aria-haspopup="dialog"
      onClick={openSettings}
      {...attributes}
    >
      Cookie settings
    </button>
  );
};
