import { forwardRef, useId, type ReactNode } from "react";

import * as styles from "./TechnologySearch.module.scss";

type TechnologyInputProps = {
  label: string;
  /** What is below the field: the list that opens there. */
  children: ReactNode;
};

/**
 * The field in which somebody types a technology. It is a plain one until TechnologyPicker makes a
 * combobox of it, so what is typed meanwhile stays. Without script it is not there.
 */
export const TechnologyInput = forwardRef<HTMLInputElement, TechnologyInputProps>(
  function TechnologyInput({ label, children }, ref) {
    const id = useId();

    return (
      <div className={styles.root}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={ref}
          className={styles.input}
          id={id}
          type="text"
          placeholder="Flutter, golang, rn …"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {children}
      </div>
    );
  },
);
