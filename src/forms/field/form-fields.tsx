import type { FC } from "react";
import { useFormContext } from "react-hook-form";

import { dateRange } from "../../../common/forms/answers/date";

import { Field } from "./Field";

type FormFieldProps = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  autoComplete?: string | undefined;
};

type TextFieldProps = FormFieldProps & {
  type?: "email" | "tel" | "url" | "date" | undefined;
  inputMode?: "decimal" | undefined;
  /** Rows of a multi-line field. */
  rows?: number | undefined;
  /** Completes what the visitor wrote, once they leave the field. */
  complete?: ((text: string) => string) | undefined;
};

/** Registration and error of a field in the surrounding form. */
const useFormField = (name: string, complete?: TextFieldProps["complete"]) => {
  const { formState, register, setValue } = useFormContext<Record<string, string>>();
  const registration = register(
    name,
    complete && {
      onBlur: ({ target }: { target: { value: string } }) => setValue(name, complete(target.value)),
    },
  );

  return { registration, error: formState.errors[name]?.message };
};

/** Text field of one or more lines. */
export const TextField: FC<TextFieldProps> = ({
  name,
  rows,
  type,
  inputMode,
  autoComplete,
  complete,
  ...field
}) => {
  const { registration, error } = useFormField(name, complete);

  return (
    <Field {...field} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} {...registration} rows={rows} autoComplete={autoComplete} />
        ) : (
          <input
            {...control}
            {...registration}
            type={type}
            {...(type === "date" && dateRange)}
            inputMode={inputMode}
            autoComplete={autoComplete}
          />
        )
      }
    </Field>
  );
};

type SelectFieldProps = FormFieldProps & {
  /** Text of the option without a value. */
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
};

export const SelectField: FC<SelectFieldProps> = ({
  name,
  emptyLabel,
  options,
  autoComplete,
  ...field
}) => {
  const { registration, error } = useFormField(name);

  return (
    <Field {...field} error={error}>
      {(control) => (
        <select {...control} {...registration} autoComplete={autoComplete}>
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

/** Name and email, shared by every form but the newsletter's. */
export const NameAndEmailFields: FC = () => (
  <>
    <TextField name="full_name" label="Full Name" required autoComplete="name" />
    <EmailField name="your_email" label="Your Email" />
  </>
);

export const EmailField: FC<{ name: string; label: string }> = (props) => (
  <TextField {...props} required type="email" autoComplete="email" />
);

export const MessageField: FC<Pick<TextFieldProps, "hint" | "required" | "rows">> = ({
  rows = 5,
  ...props
}) => <TextField name="message" label="Message" rows={rows} {...props} />;
