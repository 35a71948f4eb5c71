import { useEffect, useRef, useState, type RefObject } from "react";

/** The distance from the viewport that counts as near: about two phone screens. */
const rootMargin = "1200px";

/** A ref, and true once its element has been near the viewport. */
export const useNearViewport = <T extends HTMLElement>(): [RefObject<T>, boolean] => {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, [near]);

  return [ref, near];
};
