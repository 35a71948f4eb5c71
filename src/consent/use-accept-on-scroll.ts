import { useEffect } from "react";

import { allAccepted } from "./choice";
import { decide } from "./consent-store";

/** How far down the page scrolling accepts, in percent of its length (specification, section 9). */
export const scrollPercentage = 25;

/** Whether scrolling accepts. Off unless the site's settings say otherwise (specification, section 9). */
export const acceptOnScroll = process.env.GATSBY_CONSENT_ON_SCROLL === "true";

const isPast = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const length = scrollHeight - clientHeight;

  return length > 0 && (window.scrollY / length) * 100 > scrollPercentage;
};

/** Accepts everything once the visitor has scrolled so far, where this is on. */
export const useAcceptOnScroll = (on: boolean): void => {
  useEffect(() => {
    if (!on) return undefined;
    const onScroll = () => {
      if (isPast()) decide(allAccepted);
    };
    window.addEventListener("scroll", onScroll, { passive: true });

    return () => window.removeEventListener("scroll", onScroll);
  }, [on]);
};
