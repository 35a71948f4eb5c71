import { useEffect, type RefObject } from "react";

/** Sets an attribute on an element while it is in the viewport, for styles. */
export const useInViewAttribute = (ref: RefObject<HTMLElement>, attribute: string) => {
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
