import type { AnchorHTMLAttributes, FC } from "react";

/** The parts of Gatsby that components use, for tests without a build. */

export const graphql = () => "";

export const navigate = jest.fn(() => Promise.resolve());

export const useStaticQuery = jest.fn((): unknown => {
  throw new Error(
    "Give useStaticQuery an answer in the test: jest.mocked(useStaticQuery).mockReturnValue(…)",
  );
});

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export const Link: FC<LinkProps> = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
