import { useEffect, useRef, useState, type RefObject } from "react";

/** How far outside the window something counts as near: about two screens of a phone. */
const reach = "1200px";

/** Tells when an element has come near the visible part of the page; once near, always near. */
export const useNear = <T extends HTMLElement>(): [RefObject<T>, boolean] => {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: reach },
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, [near]);

  return [ref, near];
};
