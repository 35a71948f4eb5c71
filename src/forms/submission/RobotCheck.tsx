import { useRef, type FC, type Ref } from "react";

import * as styles from "./RobotCheck.module.scss";

/** How long filling in a form takes a person at least, in milliseconds. The service holds the same. */
export const leastTime = 2000;

/** What the service judges robots by: a field people do not see, and the time taken. */
export type RobotSigns = { website: string; elapsed_ms: number };

/** A field that people neither see nor reach; what is typed into it was typed by a program. */
export const Trap: FC<{ trapRef: Ref<HTMLInputElement> }> = ({ trapRef }) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Leave this empty
      <input ref={trapRef} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);

/**
 * The signs of a form. Who was faster than the service believes, with the browser's
 * help for instance, waits for the rest of the two seconds and is not refused.
 */
export const useRobotSigns = (startedAt: number) => {
  const trapRef = useRef<HTMLInputElement>(null);

  const signs = async (): Promise<RobotSigns> => {
    const rest = leastTime - (Date.now() - startedAt);
    // A clock that was set back must not keep anybody waiting.
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(rest, leastTime)));

    return {
      website: trapRef.current?.value ?? "",
      elapsed_ms: Math.max(leastTime, Date.now() - startedAt),
    };
  };

  return { trapRef, signs };
};
