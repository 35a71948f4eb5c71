import type { FC, ReactNode } from "react";

import { buttonClass } from "../Button/Button";

type ButtonLinkProps = {
  href: string;
  /** `primary` for the main action, `secondary` for another. */
  variant?: "primary" | "secondary";
  children: ReactNode;
};

/** A link that looks like a button. */
export const ButtonLink: FC<ButtonLinkProps> = ({ href, variant = "primary", children }) => (
  <a className={buttonClass(variant)} href={href}>
    {children}
  </a>
);
