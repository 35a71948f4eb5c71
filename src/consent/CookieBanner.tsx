import type { FC } from "react";

import { Button } from "../components/Button/Button";
import { SmartLink } from "../components/SmartLink/SmartLink";

import { accepted, refused } from "./choice";
import { decide, showSettings } from "./consent-store";
import { acceptOnScroll, useAcceptOnScroll } from "./use-accept-on-scroll";
import { useRoomBelow } from "./use-room-below";

import * as styles from "./CookieBanner.module.scss";

/** Asks for consent. To refuse is as easy as to accept; to read on without an answer is a refusal. */
export const CookieBanner: FC<{ privacyPath: string }> = ({ privacyPath }) => {
  useAcceptOnScroll(acceptOnScroll);
  const bar = useRoomBelow<HTMLElement>();

  return (
    <section ref={bar} className={styles.root} aria-label="Cookies">
      <p>
        This website uses cookies to improve your experience.{" "}
        <SmartLink href={privacyPath}>Privacy policy</SmartLink>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => decide(accepted)}>Accept</Button>
        <Button onClick={() => decide(refused)}>Reject</Button>
        <Button look="bare" onClick={() => showSettings(true)}>
          Settings
        </Button>
      </div>
    </section>
  );
};
