import { Field } from "@strapi/design-system";
import { type ReactNode, type Ref, useState } from "react";

import type { LinkTargets } from "../../types";

import { completeLink } from "./link-target";
import { MissingPage } from "./MissingPage";
import { PageInput } from "./PageInput";

type Props = {
  label?: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  /** A path of the site or an address; while somebody types, what they typed. */
  address: string;
  onChange: (address: string) => void;
  input?: Ref<HTMLInputElement>;
  name?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** What it offers; undefined until that is loaded. */
  targets: LinkTargets | undefined;
  /** Enter sends the form around it, instead of completing what was typed. */
  submitsOnEnter?: boolean;
};

/** A field for where a link leads: a page of the site, by its title, or an address. */
export const LinkField = ({
  label,
  labelAction,
  hint,
  address,
  onChange,
  input = null,
  name,
  error,
  required = false,
  disabled = false,
  targets,
  submitsOnEnter = false,
}: Props) => {
  // While somebody types an address, its page's title would take the place of what they type.
  const [isTyping, setIsTyping] = useState(false);
  const pages = targets?.pages ?? [];
  const chosen = isTyping ? undefined : pages.find(({ path }) => path === address);
  const choose = (path: string) => {
    setIsTyping(false);
    onChange(path);
  };
  const complete = () => {
    if (isTyping && address) onChange(completeLink(address, pages));
    setIsTyping(false);
  };

  return (
    <>
      <Field.Root
        {...(name !== undefined && { name })}
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
            onChange(text);
          }}
          onChoose={choose}
          disabled={disabled}
          onBlur={complete}
          {...(!submitsOnEnter && { onEnter: complete })}
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
