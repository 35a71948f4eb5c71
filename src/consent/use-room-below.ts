import { useEffect, useRef, type RefObject } from "react";

/**
 * Makes room at the foot of the page for a bar that is fixed there: what floats
 * moves up by `--room-below`, the page's end can be scrolled clear of the bar, and
 * nothing focused hides behind it (WCAG 2.4.11).
 */
export const useRoomBelow = <T extends HTMLElement>(): RefObject<T> => {
  const bar = useRef<T>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const { documentElement, body } = document;

    const observer = new ResizeObserver(() => {
      const room = `${element.offsetHeight}px`;
      documentElement.style.setProperty("--room-below", room);
      documentElement.style.scrollPaddingBlockEnd = room;
      body.style.paddingBlockEnd = room;
    });
    observer.observe(element);

    return () => {
      observer.disconnect();
      documentElement.style.removeProperty("--room-below");
      documentElement.style.scrollPaddingBlockEnd = "";
      body.style.paddingBlockEnd = "";
    };
  }, []);

  return bar;
};
