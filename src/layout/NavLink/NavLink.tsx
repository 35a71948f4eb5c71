import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

import { isSamePath } from "../../lib/is-same-path";

type NavLinkProps = {
  /** A path, which may end in the id of an element on the page. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the header, the menu or the footer, with aria-current on its own page. */
export const NavLink: FC<NavLinkProps> = ({ to, className, children }) => (
  <Link
    to={to}
    {...(className && { className })}
    getProps={({ location }) => ({
      "aria-current": isSamePath(location.pathname, to.replace(/#.*/, "")) ? "page" : undefined,
    })}
  >
    {children}
  </Link>
);
