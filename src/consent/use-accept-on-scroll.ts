import { useEffect } from "react";

import { allAccepted } from "./choice";
import { saveChoice } from "./consent-store";

/** The scroll position that accepts, in percent of the page's length (specification, section 9). */
const scrollPercentage = 25;

/** Off by default (specification, section 9). */
export const acceptOnScroll = process.env.GATSBY_CONSENT_ON_SCROLL === "true";

const isPast = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const length = scrollHeight - clientHeight;

  // A page without a scroll bar can be dragged a little on some phones.
  return length > 0 && (window.scrollY / length) * 100 > scrollPercentage;
};

/** Accepts everything once the visitor has scrolled past {@link scrollPercentage}. */
export const useAcceptOnScroll = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return undefined;
    const onScroll = () => {
      if (isPast()) saveChoice(allAccepted);
    };
    window.addEventListener("scroll", onScroll);

    return () => window.removeEventListener("scroll", onScroll);
  }, [enabled]);
};
