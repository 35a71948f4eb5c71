import type { FC, ReactNode } from "react";

import { SmartLink } from "../SmartLink/SmartLink";

import * as styles from "./ButtonLink.module.scss";

type ButtonLinkProps = {
  href: string;
  /** `primary` for the one thing to do here, `quiet` for the other. */
  look?: "primary" | "quiet";
  children: ReactNode;
};

/** A link that looks like a button: it leads on to the next step. */
export const ButtonLink: FC<ButtonLinkProps> = ({ href, look = "primary", children }) => (
  <SmartLink className={`${styles.root} ${styles[look]}`} href={href}>
    {children}
  </SmartLink>
);
