import type { FC } from "react";

import { ButtonLink } from "./ButtonLink";

type ButtonLinksProps = {
  links: readonly { readonly label: string; readonly href: string }[];
  className: string | undefined;
};

/** Links that look like buttons; the first is the main one. */
export const ButtonLinks: FC<ButtonLinksProps> = ({ links, className }) => (
  <div className={className}>
    {links.map(({ label, href }, index) => (
      <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
        {label}
      </ButtonLink>
    ))}
  </div>
);
