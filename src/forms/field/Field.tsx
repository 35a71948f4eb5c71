import { useId, type FC, type ReactNode } from "react";

import * as styles from "./Field.module.scss";

/** Props that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Set if an alert already announces the error: hides it from screen readers. */
  announcedElsewhere?: boolean;
  /** Renders the control with these props. */
  children: (control: ControlProps) => ReactNode;
};

/** A labeled control that announces its error (WCAG 3.3.1); the base of all form fields. */
export const Field: FC<FieldProps> = ({
  label,
  hint,
  error,
  required = false,
  announcedElsewhere = false,
  children,
}) => {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [!announcedElsewhere && error && errorId, hint && hintId]
    .filter(Boolean)
    .join(" ");

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
        <p className={styles.error} id={errorId} aria-hidden={announcedElsewhere || undefined}>
          {error}
        </p>
      )}
    </div>
  );
};
