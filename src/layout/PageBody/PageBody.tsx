import { Children, Suspense, type FC, type ReactNode } from "react";

type PageBodyProps = {
  /** The page's sections. */
  children: ReactNode;
};

/** The body of a page. Each section is a boundary, so React hydrates it separately, a clicked one first. */
export const PageBody: FC<PageBodyProps> = ({ children }) => (
  <>{Children.map(children, (section) => section && <Suspense>{section}</Suspense>)}</>
);
