import { createContext, useContext, type FC, type ReactNode } from "react";

import { isSamePath, withSlash } from "../../lib/is-same-path";

/** The path of the page that is rendered. */
export const PagePath = createContext("/");

type NavLinkProps = {
  /** A path, which may end in the id of an element on the page. */
  to: string;
  /** Path prefix of the pages on which the link is current; may be a page itself. */
  section?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link of the header, the menu or the footer, with aria-current on its own page and section. */
export const NavLink: FC<NavLinkProps> = ({ to, section, className, children }) => {
  const path = useContext(PagePath);
  const isPage = [to, section].some((own) => own && isSamePath(path, own));
  // Every path starts with that of the home page, which has no pages below it.
  const isSection = section && section !== "/" && path.startsWith(withSlash(section));

  return (
    <a
      className={className}
      href={to}
      aria-current={isPage ? "page" : isSection ? "true" : undefined}
    >
      {children}
    </a>
  );
};
