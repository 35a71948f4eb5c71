import { useField, useFocusInputField } from "@strapi/strapi/admin";
import { Field } from "@strapi/design-system";
import { useState } from "react";

import { completeLink } from "./link-target";
import { MissingPage } from "./MissingPage";
import { PageInput } from "./PageInput";
import type { TextFieldProps } from "./RichTextField";
import { useLinkTargets } from "./use-link-targets";

/** Where a link or button leads: a page of the site, by its title, or an address. */
export const AddressField = ({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: TextFieldProps) => {
  const { value, error, onChange } = useField<string | null>(name);
  const input = useFocusInputField<HTMLInputElement>(name);
  // While somebody types an address, its page's title would take the place of what they type.
  const [isTyping, setIsTyping] = useState(false);
  const targets = useLinkTargets();
  const pages = targets?.pages ?? [];
  const address = value ?? "";
  const chosen = isTyping ? undefined : pages.find(({ path }) => path === address);
  const choose = (path: string) => {
    setIsTyping(false);
    onChange(name, path);
  };
  const complete = () => {
    if (isTyping && address) onChange(name, completeLink(address, pages));
    setIsTyping(false);
  };

  return (
    <>
      <Field.Root
        name={name}
        hint={chosen ? `${chosen.type} at ${chosen.path}` : hint}
        required={required}
        error={error ?? false}
      >
        <Field.Label action={labelAction}>{label}</Field.Label>
        <PageInput
          input={input}
          text={chosen?.title ?? address}
          isChosen={chosen !== undefined}
          pages={pages}
          onType={(text) => {
            setIsTyping(true);
            onChange(name, text);
          }}
          onChoose={choose}
          disabled={disabled}
          onBlur={complete}
          onEnter={complete}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      {targets && !disabled && (
        <MissingPage address={address} targets={targets} onChoose={choose} />
      )}
    </>
  );
};
