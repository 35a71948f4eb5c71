import { useId, type FC, type ReactNode } from "react";

import * as styles from "./Field.module.scss";

/** What a control needs to be tied to its label and its error. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: string;
  error?: string | undefined;
  required?: boolean;
  /** Draws the control with the props that tie it to the label and the error. */
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control that announces its own error (WCAG 3.3.1). All fields of the forms are one. */
export const Field: FC<FieldProps> = ({ label, error, required = false, children }) => {
  const id = useId();
  const errorId = `${id}-error`;

  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : undefined,
        "aria-required": required ? true : undefined,
      })}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
