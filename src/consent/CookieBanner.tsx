import type { FC } from "react";

import { Button } from "../components/Button/Button";
import { SmartLink } from "../components/SmartLink/SmartLink";

import { allAccepted, allRejected } from "./choice";
import { decide, showSettings } from "./consent-store";
import { acceptOnScroll, useAcceptOnScroll } from "./use-accept-on-scroll";
import { useBottomInset } from "./use-bottom-inset";

import * as styles from "./CookieBanner.module.scss";

/** Asks for consent. Rejecting is as easy as accepting; reading on without an answer allows nothing. */
export const CookieBanner: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  useAcceptOnScroll(acceptOnScroll);
  const bar = useBottomInset<HTMLElement>();

  return (
    <section ref={bar} className={styles.root} aria-label="Cookies">
      <p>
        This website uses cookies to improve your experience.{" "}
        <SmartLink href={privacyPath}>Privacy policy</SmartLink>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => decide(allAccepted)}>Accept</Button>
        <Button onClick={() => decide(allRejected)}>Reject</Button>
        <Button look="bare" onClick={() => showSettings(true)}>
          Settings
        </Button>
      </div>
    </section>
  );
};
