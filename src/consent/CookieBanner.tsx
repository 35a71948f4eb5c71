import type { FC } from "react";

import { Button } from "../components/Button/Button";
import { useReplayedClick } from "../components/DialogTrigger/use-replayed-click";

import { allAccepted, allRejected, serializeChoice, type Choice } from "./choice";
import { saveChoice, setSettingsOpen } from "./consent-store";
import { acceptOnScroll, useAcceptOnScroll } from "./use-accept-on-scroll";
import { useBottomInset } from "./use-bottom-inset";

import * as styles from "./CookieBanner.module.scss";

const openSettings = () => setSettingsOpen(true);

/**
 * Asks for consent. Rejecting is as easy as accepting; not answering grants nothing. Before
 * hydration the page script (src/layout/page-script) shows it while there is no choice, and
 * stores the choice of the clicked button.
 */
export const CookieBanner: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  useAcceptOnScroll(acceptOnScroll);
  const bar = useBottomInset<HTMLElement>();
  const { ref, attributes, hydrated } = useReplayedClick<HTMLButtonElement>(openSettings);
  const choiceAttribute = (choice: Choice) =>
    hydrated ? {} : { "data-choice": serializeChoice(choice) };

  return (
    <section
      ref={bar}
      className={hydrated ? styles.root : `${styles.root} ${styles.prerendered}`}
      aria-label="Cookies"
    >
      <p>
        This website uses cookies to improve your experience.{" "}
        <a href={privacyPath}>Privacy policy</a>
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => saveChoice(allAccepted)}
          {...choiceAttribute(allAccepted)}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveChoice(allRejected)}
          {...choiceAttribute(allRejected)}
        >
          Reject
        </Button>
        <Button
          ref={ref}
          variant="ghost"
          aria-haspopup="dialog"
          onClick={openSettings}
          {...attributes}
        >
          Settings
        </Button>
      </div>
    </section>
  );
};
