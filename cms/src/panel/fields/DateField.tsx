import { useField, useFocusInputField } from "@strapi/strapi/admin";
import { Field, TextInput, useComposedRefs } from "@strapi/design-system";
import { Calendar } from "@strapi/icons";
import { type FocusEventHandler, forwardRef, type ReactNode, useRef, useState } from "react";
import { styled } from "styled-components";

import { invalidDateMessage, type DateType, nativeDate, parseDate, formatDate } from "./dates";

type Props = {
  name: string;
  type: DateType;
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
};

/** An invisible native date input, at whose position the browser's calendar opens. */
const Picker = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;

/**
 * A date, or a date with a time: typed, pasted or chosen in the browser's calendar. Invalid input
 * stays as typed, and is rejected here and by the CMS.
 */
export const DateField = forwardRef<HTMLInputElement, Props>(function DateField(
  { name, type, label, labelAction, hint, required = false, disabled = false, onFocus, onBlur },
  ref,
) {
  const { value, error, onChange } = useField<string | null>(name);
  /** The text as typed; undefined while the field shows the stored value, formatted. */
  const [typed, setTyped] = useState<string>();
  const [isBlurred, setIsBlurred] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(ref, useFocusInputField<HTMLInputElement>(name));
  const stored = value ?? "";
  // On blur, `leave` keeps only text that is no date.
  const isInvalid = isBlurred && typed !== undefined && typed.trim() !== "";

  const changeText = (text: string) => {
    setTyped(text);
    setIsBlurred(false);
    onChange(name, parseDate(type, text) ?? (text.trim() || null));
  };
  const leave: FocusEventHandler = (event) => {
    if (typed !== undefined && (!typed.trim() || parseDate(type, typed))) setTyped(undefined);
    setIsBlurred(true);
    onBlur?.(event);
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    onChange(name, chosen ? (parseDate(type, chosen) ?? null) : null);
  };

  return (
    <Field.Root
      name={name}
      hint={hint}
      required={required}
      error={isInvalid ? invalidDateMessage(type) : (error ?? false)}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={refs}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? formatDate(type, stored)}
        onChange={({ target }) => changeText(target.value)}
        onFocus={onFocus}
        onBlur={leave}
        endAction={
          <>
            <Picker
              ref={picker}
              type={type === "date" ? "date" : "datetime-local"}
              tabIndex={-1}
              aria-hidden
              disabled={disabled}
              value={nativeDate(type, stored)}
              onChange={({ target }) => choose(target.value)}
            />
            <Field.Action
              label="Open the calendar"
              disabled={disabled}
              onClick={() => picker.current?.showPicker()}
            >
              <Calendar fill="neutral500" />
            </Field.Action>
          </>
        }
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
});
