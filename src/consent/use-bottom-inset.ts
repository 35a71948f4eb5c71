import { useEffect, useRef, type RefObject } from "react";

/**
 * Reserves space at the bottom of the page for a bar that is fixed there: floating
 * buttons move up by `--bottom-inset`, the page's end can be scrolled clear of the
 * bar, and nothing focused hides behind it (WCAG 2.4.11; src/styles/_reset.scss).
 */
export const useBottomInset = <T extends HTMLElement>(): RefObject<T> => {
  const bar = useRef<T>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const root = document.documentElement;
    const { style } = root;

    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      // Each change restyles the page, so equal values are skipped.
      if (getComputedStyle(root).scrollPaddingBottom !== height) {
        style.setProperty("--bottom-inset", height);
      }
    });
    observer.observe(element);

    return () => {
      observer.disconnect();
      style.removeProperty("--bottom-inset");
    };
  }, []);

  return bar;
};
