import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

import { isSamePath } from "../../lib/is-same-path";

type NavLinkProps = {
  /** A path, which may end in the id of an element on the page. */
  to: string;
  /** Path prefix of the pages on which the link is current; may be a page itself. */
  section?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the header, the menu or the footer, with aria-current on its own page and section. */
export const NavLink: FC<NavLinkProps> = ({ to, section, className, children }) => (
  <Link
    to={to}
    {...(className && { className })}
    getProps={({ location: { pathname } }) => ({
      "aria-current": [to, section].some((path) => path && isSamePath(pathname, path))
        ? "page"
        : section && pathname.startsWith(section)
          ? "true"
          : undefined,
    })}
  >
    {children}
  </Link>
);
