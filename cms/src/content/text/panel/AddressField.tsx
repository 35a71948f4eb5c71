import { useField, useFocusInputField } from "@strapi/strapi/admin";

import { LinkField } from "./LinkField";
import type { TextFieldProps } from "./RichTextField";
import { useLinkTargets } from "./use-link-targets";

/** A record's field for where a link or button leads. */
export const AddressField = ({ name, ...field }: TextFieldProps) => {
  const { value, error, onChange } = useField<string | null>(name);
  const input = useFocusInputField<HTMLInputElement>(name);

  return (
    <LinkField
      {...field}
      name={name}
      input={input}
      error={error}
      targets={useLinkTargets()}
      address={value ?? ""}
      onChange={(address) => onChange(name, address)}
    />
  );
};
