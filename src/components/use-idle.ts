import { useEffect, useState } from "react";

/** False until the browser has nothing more urgent to do, for a second at most: for what a page can be read without. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true), 200);

      return () => clearTimeout(timer);
    }
    const callback = window.requestIdleCallback(() => setIdle(true), { timeout: 1000 });

    return () => window.cancelIdleCallback(callback);
  }, []);

  return idle;
};
