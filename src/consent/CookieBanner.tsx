import type { FC } from "react";

import { Button } from "../components/Button/Button";
import { useKeptPress } from "../components/LinkButton/use-kept-press";
import { SmartLink } from "../components/SmartLink/SmartLink";

import { allAccepted, allRejected, serializeChoice, type Choice } from "./choice";
import { decide, showSettings } from "./consent-store";
import { acceptOnScroll, useAcceptOnScroll } from "./use-accept-on-scroll";
import { useBottomInset } from "./use-bottom-inset";

import * as styles from "./CookieBanner.module.scss";

const openSettings = () => showSettings(true);

/**
 * Asks for consent. Rejecting is as easy as accepting; reading on without an answer allows nothing.
 * Before React the script in the head (src/layout/early) shows it where nothing was chosen, and
 * stores the choice of the pressed button.
 */
export const CookieBanner: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  useAcceptOnScroll(acceptOnScroll);
  const bar = useBottomInset<HTMLElement>();
  const { ref, keep, hydrated } = useKeptPress<HTMLButtonElement>(openSettings);
  const chooses = (choice: Choice) => (hydrated ? {} : { "data-choice": serializeChoice(choice) });

  return (
    <section
      ref={bar}
      className={hydrated ? styles.root : `${styles.root} ${styles.built}`}
      aria-label="Cookies"
    >
      <p>
        This website uses cookies to improve your experience.{" "}
        <SmartLink href={privacyPath}>Privacy policy</SmartLink>
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => decide(allAccepted)} {...chooses(allAccepted)}>
          Accept
        </Button>
        <Button look="quiet" onClick={() => decide(allRejected)} {...chooses(allRejected)}>
          Reject
        </Button>
        <Button ref={ref} look="bare" onClick={openSettings} {...keep}>
          Settings
        </Button>
      </div>
    </section>
  );
};
