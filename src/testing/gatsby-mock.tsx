import type { AnchorHTMLAttributes, FC } from "react";

/** Mocks of Gatsby's components and functions, for tests without a build. */

export const graphql = () => "";

export const navigate = jest.fn(() => Promise.resolve());

export const useStaticQuery = jest.fn((): unknown => {
  throw new Error(
    "Give useStaticQuery an answer in the test: jest.mocked(useStaticQuery).mockReturnValue(…)",
  );
});

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  getProps?: (at: { location: Location }) => AnchorHTMLAttributes<HTMLAnchorElement>;
};

export const Link: FC<LinkProps> = ({ to, children, getProps, ...rest }) => (
  <a href={to} {...rest} {...getProps?.({ location: window.location })}>
    {children}
  </a>
);
