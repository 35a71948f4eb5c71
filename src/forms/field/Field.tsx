import { useId, type FC, type ReactNode } from "react";

import * as styles from "./Field.module.scss";

/** What a control needs to be tied to its label, its hint and its error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: string;
  /** What to know before filling it in. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Whether an alert of the form says the same: then the error is for the eye alone. */
  announced?: boolean;
  /** Draws the control with the props that tie it to the label, the hint and the error. */
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control that announces its own error (WCAG 3.3.1): every field of the forms is one. */
export const Field: FC<FieldProps> = ({
  label,
  hint,
  error,
  required = false,
  announced = false,
  children,
}) => {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [!announced && error && errorId, hint && hintId].filter(Boolean).join(" ");

  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": descriptions || undefined,
        "aria-required": required ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId} aria-hidden={announced || undefined}>
          {error}
        </p>
      )}
    </div>
  );
};
