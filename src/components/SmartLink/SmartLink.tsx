import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

type SmartLinkProps = {
  href: string;
  className?: string | undefined;
  /** Set when the link leads to the current page. */
  current?: "page" | undefined;
  children: ReactNode;
};

/**
 * A link to wherever an editor may point: pages of the site are prefetched and
 * change without a reload, everything else is a plain link.
 */
export const SmartLink: FC<SmartLinkProps> = ({ href, className, current, children }) => {
  const shared = { className, ...(current && { "aria-current": current }) };

  return /^\/(?!.*\.[a-z]+$)/.test(href) ? (
    <Link to={href} {...shared}>
      {children}
    </Link>
  ) : (
    <a href={href} {...shared}>
      {children}
    </a>
  );
};
