import { Field } from "@strapi/design-system";
import { type ReactNode, type Ref, useRef, useState } from "react";

import { completeLink } from "./link-target";
import { MissingPage } from "./MissingPage";
import { PageInput } from "./PageInput";
import { useLinkTargets } from "./use-link-targets";

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
  /** The path of a page that it does not offer. */
  except?: string | null | undefined;
  /** Enter sends the form around it, instead of completing what was typed. */
  submits?: boolean;
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
  except,
  submits = false,
}: Props) => {
  // While somebody types an address, its page's title would take the place of what they type.
  const [isTyping, setIsTyping] = useState(false);
  // What completes the text may run after a click that chose a page.
  const typing = useRef(false);
  const setTyping = (is: boolean) => {
    typing.current = is;
    setIsTyping(is);
  };
  const targets = useLinkTargets();
  const pages = (targets?.pages ?? []).filter(({ path }) => path !== except);
  const chosen = isTyping ? undefined : pages.find(({ path }) => path === address);
  const choose = (path: string) => {
    setTyping(false);
    onChange(path);
  };
  const complete = () => {
    if (typing.current && address) onChange(completeLink(address, pages));
    setTyping(false);
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
            setTyping(true);
            onChange(text);
          }}
          onChoose={choose}
          disabled={disabled}
          onBlur={complete}
          {...(!submits && { onEnter: complete })}
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
