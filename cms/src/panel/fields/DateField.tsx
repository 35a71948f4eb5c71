import { useField, useFocusInputField } from "@strapi/strapi/admin";
import { Field, TextInput } from "@strapi/design-system";
import { type ComponentProps, type ReactNode, useState } from "react";
import { styled } from "styled-components";

import { type DateType, inputAttributes, inputValue, notADate, storedValue } from "./dates";

export type DateFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  "disabled" | "onFocus" | "onBlur"
> & {
  name: string;
  type: DateType;
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

/** Strapi does not tell the browser its theme, in which the browser draws the calendar. */
const DateInput = styled(TextInput)`
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === "#ffffff" ? "light" : "dark")};
`;

/** A date, or a date with a time, in the browser's own input. */
export const DateField = ({
  name,
  type,
  label,
  labelAction,
  hint,
  required = false,
  onBlur,
  ...props
}: DateFieldProps) => {
  const { value, error, onChange } = useField<string | null>(name);
  // While somebody types, the input keeps its own text: the year 2026 starts as the year 2.
  const [typed, setTyped] = useState("");
  const [isTyping, setIsTyping] = useState(false);
  const input = useFocusInputField<HTMLInputElement>(name);

  return (
    <Field.Root
      name={name}
      hint={hint}
      required={required}
      error={
        !isTyping && value === notADate
          ? "This date is incomplete, before 1900 or after 9999: choose it in the calendar, or write the year with four digits."
          : (error ?? false)
      }
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DateInput
        {...props}
        {...inputAttributes[type]}
        ref={input}
        value={isTyping || value === notADate ? typed : inputValue(type, value)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsTyping(true);
          onChange(name, storedValue(type, target));
        }}
        onBlur={(event) => {
          setIsTyping(false);
          onBlur?.(event);
        }}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
};
