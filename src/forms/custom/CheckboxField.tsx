import { type FC, useId } from "react";
import { useFormContext } from "react-hook-form";

import * as fieldStyles from "../field/Field.module.scss";
import * as styles from "../form.module.scss";
import { type CustomField, type CustomValues, nameOf } from "./custom-values";

/** A single checkbox with its label beside it. */
export const CheckboxField: FC<{ field: CustomField }> = ({ field }) => {
  const { label, help, required } = field;
  const { formState, register } = useFormContext<CustomValues>();
  const id = useId();
  const error = formState.errors[nameOf(field)]?.message;
  const descriptions = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean);

  return (
    <div className={fieldStyles.root}>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(" ") || undefined}
          {...register(nameOf(field))}
        />
        <span>
          {label}
          {!required && <span className={fieldStyles.optional}> (optional)</span>}
        </span>
      </label>
      {help && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {help}
        </p>
      )}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
