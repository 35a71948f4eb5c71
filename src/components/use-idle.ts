import { useEffect, useState } from "react";

/** False until the browser has nothing more urgent to do: for what a page can be read without. */
export const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIdle(true), 200);

      return () => clearTimeout(timer);
    }
    const callback = window.requestIdleCallback(() => setIdle(true));

    return () => window.cancelIdleCallback(callback);
  }, []);

  return idle;
};
