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
import { namedPart } from "../history/focus-page";

import * as styles from "./PageBody.module.scss";

/** How many parts fill the first screen. */
const firstScreen = 2;

/** Whether the page is the one that was loaded. In the build it stays so. */
let loaded = true;

type PageBodyProps = {
  /** The page's parts, one below the other. */
  children: ReactNode;
};

/**
 * What a page consists of. A page that a link leads to shows its first screen first and what is
 * below it right after, in turns of a few milliseconds, so that the answer to a press does not wait
 * for what nobody sees yet. A page that is loaded, or whose address names a part, is whole at once;
 * React takes over the frame of it first, then its parts, and one that is pressed before the others.
 */
export const PageBody: FC<PageBodyProps> = ({ children }) => {
  // Parts that are there are not drawn again with the rest.
  const parts = useMemo(
    () => Children.map(children, (part) => part && <Suspense>{part}</Suspense>) ?? [],
    [children],
  );
  const [shown, setShown] = useState<"whole" | "first screen" | "rest">(() =>
    loaded || window.location.hash !== "" || parts.length <= firstScreen ? "whole" : "first screen",
  );
  useEffect(() => {
    loaded = false;
  }, []);
  useEffect(() => {
    if (shown === "first screen") afterPaint(() => startTransition(() => setShown("rest")));
    // A link to a part may have been pressed before the part was there.
    if (shown === "rest") namedPart(window.location.hash)?.scrollIntoView();
  }, [shown]);

  return (
    <>
      {shown === "first screen" ? parts.slice(0, firstScreen) : parts}
      {shown === "first screen" && <section aria-hidden className={styles.below} />}
    </>
  );
};
