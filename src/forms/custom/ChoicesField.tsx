import { type FC, useId } from "react";
import { useFormContext } from "react-hook-form";

import * as fieldStyles from "../field/Field.module.scss";
import * as formStyles from "../form.module.scss";
import * as styles from "./ChoicesField.module.scss";
import { choicesOf, type CustomField, type CustomValues } from "./custom-values";

/** Several choices as checkboxes. */
export const ChoicesField: FC<{ field: CustomField }> = ({ field }) => {
  const { formState, register } = useFormContext<CustomValues>();
  const id = useId();
  const choices = choicesOf(field);
  // It has the rule of the whole question, and its error.
  const [first] = choices;
  const error = choices.map(({ name }) => formState.errors[name]?.message).find(Boolean);
  const descriptions = [field.help && `${id}-hint`, error && `${id}-error`].filter(Boolean);

  return (
    <fieldset
      className={`${fieldStyles.root} ${styles.root}`}
      aria-describedby={descriptions.join(" ") || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={fieldStyles.label}>
        {field.label}
        {!field.required && <span className={fieldStyles.optional}> (optional)</span>}
      </legend>
      {field.help && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {field.help}
        </p>
      )}
      {choices.map(({ option, name }) => (
        <label key={name} className={formStyles.checkbox}>
          <input
            type="checkbox"
            {...register(name, first && first.name !== name ? { deps: [first.name] } : {})}
          />
          <span>{option}</span>
        </label>
      ))}
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
};
