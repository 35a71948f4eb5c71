import { useRef, type FC, type Ref } from "react";

import { minFillMs } from "../../../common/forms/form-limits";

import * as styles from "../form.module.scss";

/** Signals by which the CMS detects bots: a hidden field and the time taken. */
export type BotSignals = { website: string; elapsed_ms: number };

/** Hidden field that only bots fill in. */
export const Honeypot: FC<{ inputRef: Ref<HTMLInputElement> }> = ({ inputRef }) => (
  <div className={styles.visuallyHidden} aria-hidden="true">
    <label>
      Leave this field empty
      <input ref={inputRef} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/**
 * The bot signals of a form. Visitors faster than {@link minFillMs}, as with autofill, wait out the
 * rest and are not rejected.
 *
 * @param startedAt first time that the visitor saw the form, in milliseconds since 1970.
 */
export const useBotSignals = (startedAt: number) => {
  const honeypotRef = useRef<HTMLInputElement>(null);

  const signals = async (): Promise<BotSignals> => {
    const remaining = minFillMs - (Date.now() - startedAt);
    // Limits the wait if the clock was set back.
    if (remaining > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(remaining, minFillMs)));
    }

    return {
      website: honeypotRef.current?.value ?? "",
      elapsed_ms: Math.max(minFillMs, Date.now() - startedAt),
    };
  };

  return { honeypotRef, signals };
};
