import { Link } from "gatsby";
import type { FC, ReactNode } from "react";

type SmartLinkProps = { href: string; className?: string | undefined; children: ReactNode };

/**
 * A link to wherever an editor may point: pages of the site are prefetched and
 * change without a reload, everything else is a plain link.
 */
export const SmartLink: FC<SmartLinkProps> = ({ href, className, children }) =>
  /^\/(?!.*\.[a-z]+$)/.test(href) ? (
    <Link to={href} className={className}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
