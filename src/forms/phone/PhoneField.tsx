import type { FC } from "react";
import { useController } from "react-hook-form";

import { Field } from "../field/Field";

import { PhoneInput } from "./PhoneInput";

export const PhoneField: FC<{ country: string }> = ({ country }) => {
  const { field, fieldState } = useController<{ mobile_no: string }>({ name: "mobile_no" });

  return (
    <Field label="Mobile Number" error={fieldState.error?.message}>
      {(control) => (
        <PhoneInput
          control={control}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          country={country}
        />
      )}
    </Field>
  );
};
