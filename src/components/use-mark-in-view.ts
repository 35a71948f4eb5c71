import { useEffect, type RefObject } from "react";

/**
 * Marks an element with an attribute for as long as it is in the visible part of the page,
 * so that styles can make room for it.
 */
export const useMarkInView = (ref: RefObject<HTMLElement>, attribute: string) => {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;

    const observer = new IntersectionObserver((entries) =>
      entries.forEach(({ isIntersecting }) => element.toggleAttribute(attribute, isIntersecting)),
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, [ref, attribute]);
};
