import {
  Children,
  startTransition,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type FC,
  type ReactNode,
} from "react";

import { afterPaint } from "../../lib/after-paint";
import { fragmentTarget } from "../history/focus-page";

import * as styles from "./PageBody.module.scss";

/** The number of sections that fill the first screen. */
const sectionsAboveFold = 2;

/** True until the first page has rendered, and during SSR, which runs no effects. */
let isInitialLoad = true;

type PageBodyProps = {
  /** The page's sections. */
  children: ReactNode;
};

/**
 * The body of a page. After client navigation it renders the sections above the fold, then the rest
 * in a transition, for a short INP. An initial load and a URL with a fragment render everything at
 * once. Each section is a boundary, so React hydrates it separately, a clicked one first.
 */
export const PageBody: FC<PageBodyProps> = ({ children }) => {
  // Memoized, so that rendered sections are not rendered again with the rest.
  const sections = useMemo(
    () => Children.map(children, (section) => section && <Suspense>{section}</Suspense>) ?? [],
    [children],
  );
  const [shown, setShown] = useState<"all" | "above-fold" | "below-fold">(() =>
    isInitialLoad || window.location.hash !== "" || sections.length <= sectionsAboveFold
      ? "all"
      : "above-fold",
  );
  useEffect(() => {
    isInitialLoad = false;
  }, []);
  useEffect(() => {
    if (shown === "above-fold") afterPaint(() => startTransition(() => setShown("below-fold")));
    // A link to a section may have been clicked before the section was rendered.
    if (shown === "below-fold") fragmentTarget(window.location.hash)?.scrollIntoView();
  }, [shown]);

  return (
    <>
      {shown === "above-fold" ? sections.slice(0, sectionsAboveFold) : sections}
      {shown === "above-fold" && <section aria-hidden className={styles.spacer} />}
    </>
  );
};
