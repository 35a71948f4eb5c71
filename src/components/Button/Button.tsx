import { forwardRef, type ButtonHTMLAttributes } from "react";

import * as styles from "./Button.module.scss";

/** `primary` for the main action, `quiet` for a secondary one, `bare` for tools such as Close. */
export type ButtonLook = "primary" | "quiet" | "bare";

/** The classes of a button's look, also for a link that looks like a button. */
export const buttonClass = (look: ButtonLook) => `${styles.root} ${styles[look]}`;

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
  look?: ButtonLook;
  /**
   * Whether what the button started is still in progress. It keeps its focus (it is
   * not disabled), so its owner has to ignore further presses.
   */
  busy?: boolean;
};

/** A button that says what happens. For a step to another page use ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = "primary", busy = false, type = "button", children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(look)}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
      {busy && (
        <span className={styles.gauge} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
});
