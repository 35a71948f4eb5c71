import { useRef, type FC, type Ref } from "react";

import * as styles from "../form.module.scss";

/** How long a person takes to fill in a form at least, in milliseconds. The service has the same. */
export const minimumFillTime = 2000;

/** What the service tells bots by: a field that people do not see, and the time taken. */
export type BotSignals = { website: string; elapsed_ms: number };

/** A field that people neither see nor reach; what is typed into it was typed by a program. */
export const Honeypot: FC<{ inputRef: Ref<HTMLInputElement> }> = ({ inputRef }) => (
  <div className={styles.hidden} aria-hidden="true">
    <label>
      Leave this field empty
      <input ref={inputRef} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/**
 * The bot signals of a form. Somebody faster than the service believes, with the
 * browser's autofill for instance, waits for the rest of the two seconds and is
 * not rejected.
 *
 * @param startedAt when the visitor first saw the form, as a timestamp in milliseconds.
 */
export const useBotSignals = (startedAt: number) => {
  const honeypotRef = useRef<HTMLInputElement>(null);

  const signals = async (): Promise<BotSignals> => {
    const rest = minimumFillTime - (Date.now() - startedAt);
    // A clock that was set back must not keep anybody waiting.
    if (rest > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(rest, minimumFillTime)));
    }

    return {
      website: honeypotRef.current?.value ?? "",
      elapsed_ms: Math.max(minimumFillTime, Date.now() - startedAt),
    };
  };

  return { honeypotRef, signals };
};
