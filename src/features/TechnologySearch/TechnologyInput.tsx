import { forwardRef, useId, type ReactNode } from "react";

import * as styles from "./TechnologySearch.module.scss";

type TechnologyInputProps = {
  label: string;
  /** Rendered below the field: the listbox. */
  children: ReactNode;
};

/**
 * The technology field: a plain input until TechnologyCombobox makes it a combobox, so that earlier
 * input is kept. Hidden without JavaScript.
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
          placeholder="Flutter, Go, React Native …"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {children}
      </div>
    );
  },
);
