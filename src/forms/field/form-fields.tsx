import type { FC } from "react";
import { useFormContext } from "react-hook-form";

import { Field } from "./Field";

type FormFieldProps = { name: string; label: string; hint?: string; required?: boolean };

type TextFieldProps = FormFieldProps & {
  type?: "email" | "tel";
  autoComplete?: string;
  /** How many lines to show, where more than one may be typed. */
  rows?: number;
};

/** The registration and the error of a field in the form around it. */
const useFormField = (name: string) => {
  const { formState, register } = useFormContext<Record<string, string>>();

  return { registration: register(name), error: formState.errors[name]?.message };
};

/** A field for text: one line, or several. */
export const TextField: FC<TextFieldProps> = ({ name, rows, type, autoComplete, ...field }) => {
  const { registration, error } = useFormField(name);

  return (
    <Field {...field} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} {...registration} rows={rows} />
        ) : (
          <input {...control} {...registration} type={type} autoComplete={autoComplete} />
        )
      }
    </Field>
  );
};

type SelectFieldProps = FormFieldProps & {
  /** What the option without a value says. */
  empty: string;
  options: readonly { value: string; label: string }[];
};

/** A field with options to choose one from, or none. */
export const SelectField: FC<SelectFieldProps> = ({ name, empty, options, ...field }) => {
  const { registration, error } = useFormField(name);

  return (
    <Field {...field} error={error}>
      {(control) => (
        <select {...control} {...registration}>
          <option value="">{empty}</option>
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

/** Who writes: the fields of the same names in every form of more than one field. */
export const PersonFields: FC = () => (
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
