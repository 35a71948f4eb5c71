import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

import { samePath } from "../../lib/same-path";

type NavLinkProps = {
  /** A path, which may end in the id of an element on the page. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the header, the menu or the footer. On its own page, with a slash at the end or not, it says so. */
export const NavLink: FC<NavLinkProps> = ({ to, className, children }) => (
  <Link
    to={to}
    {...(className && { className })}
    getProps={({ location }) => ({
      "aria-current": samePath(location.pathname, to.replace(/#.*/, "")) ? "page" : undefined,
    })}
  >
    {children}
  </Link>
);
