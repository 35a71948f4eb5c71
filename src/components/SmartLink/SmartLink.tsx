import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

type SmartLinkProps = {
  href: string;
  className?: string | undefined;
  /** Set on a link to the current page. */
  current?: "page" | undefined;
  children: ReactNode;
};

/** Gatsby's Link for pages of the site, a plain anchor for files and other sites. */
export const SmartLink: FC<SmartLinkProps> = ({ href, className, current, children }) => {
  const props = { className, ...(current && { "aria-current": current }) };

  return /^\/(?!.*\.[a-z]+$)/.test(href) ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
};
