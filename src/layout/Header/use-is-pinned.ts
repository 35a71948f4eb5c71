import { useEffect, useState } from "react";

/** Scrolling of fewer pixels changes nothing, such as the bounce at the end of a gesture. */
const tolerance = 8;

/** Whether the header is pinned to the window: while the page scrolls up, except at its top. */
export const useIsPinned = () => {
  const [isPinned, setPinned] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const { scrollY } = window;
      if (scrollY > 0 && Math.abs(scrollY - last) < tolerance) return;
      setPinned(scrollY > 0 && scrollY < last);
      last = scrollY;
    };
    window.addEventListener("scroll", update, { passive: true });

    return () => window.removeEventListener("scroll", update);
  }, []);

  return isPinned;
};
