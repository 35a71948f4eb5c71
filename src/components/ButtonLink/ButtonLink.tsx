import type { FC, ReactNode } from "react";

import { buttonClass } from "../Button/Button";
import { SmartLink } from "../SmartLink/SmartLink";

type ButtonLinkProps = {
  href: string;
  /** `primary` for the main action, `quiet` for a secondary one. */
  look?: "primary" | "quiet";
  children: ReactNode;
};

/** A link that looks like a button: it leads to the next step. */
export const ButtonLink: FC<ButtonLinkProps> = ({ href, look = "primary", children }) => (
  <SmartLink className={buttonClass(look)} href={href}>
    {children}
  </SmartLink>
);
