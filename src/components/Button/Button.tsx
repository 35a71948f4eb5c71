import { forwardRef, type ButtonHTMLAttributes } from "react";

import * as styles from "./Button.module.scss";

/** `primary` for the main action, `secondary` for another, `ghost` for tools such as Close. */
type ButtonVariant = "primary" | "secondary" | "ghost";

/** The classes of a variant, also for links that look like buttons. */
export const buttonClass = (variant: ButtonVariant) => `${styles.root} ${styles[variant]}`;

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
  variant?: ButtonVariant;
  /**
   * Shows a spinner and sets aria-busy. The button stays enabled to keep focus, so
   * handlers must ignore repeated clicks.
   */
  busy?: boolean;
};

/** A button for an action. Use ButtonLink to navigate. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = "primary", busy = false, type = "button", children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(variant)}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
      {busy && (
        <span className={styles.spinner} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
});
