import { useEffect, useRef, type RefObject } from "react";

/**
 * Reserves space at the bottom of the page for a bar that is fixed there: floating
 * buttons move up by `--bottom-inset`, the page's end can be scrolled clear of the
 * bar, and nothing focused hides behind it (WCAG 2.4.11).
 */
export const useBottomInset = <T extends HTMLElement>(): RefObject<T> => {
  const bar = useRef<T>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const { documentElement, body } = document;

    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      documentElement.style.setProperty("--bottom-inset", height);
      documentElement.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    });
    observer.observe(element);

    return () => {
      observer.disconnect();
      documentElement.style.removeProperty("--bottom-inset");
      documentElement.style.scrollPaddingBlockEnd = "";
      body.style.paddingBlockEnd = "";
    };
  }, []);

  return bar;
};
