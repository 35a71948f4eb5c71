import { contentId } from "../../lib/content-id";

/** The scroll position from which the button to the top shows, in pixels (specification, section 9). */
const buttonThreshold = 100;

/** Scrolling of fewer pixels does not pin the header, such as the bounce at the end of a gesture. */
const tolerance = 8;

const scrollToTop = () => {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" });
  document.getElementById(contentId)?.focus({ preventScroll: true });
};

/**
 * Sets `data-scrolled` on the root, which shows the button to the top, and `data-pinned`, which pins
 * the header, while the page scrolls up. The button scrolls to the top and moves focus there.
 */
export const watchScroll = () => {
  const root = document.documentElement;
  let last = 0;
  addEventListener(
    "scroll",
    () => {
      root.toggleAttribute("data-scrolled", scrollY > buttonThreshold);
      if (scrollY > 0 && Math.abs(scrollY - last) < tolerance) return;
      root.toggleAttribute("data-pinned", scrollY > 0 && scrollY < last);
      last = scrollY;
    },
    { passive: true },
  );
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-scroll-to-top]")) scrollToTop();
  });
};
