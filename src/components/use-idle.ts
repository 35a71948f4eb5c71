import { useEffect, useState } from "react";

/** False until the browser is idle, for at most a second: for content that can wait. */
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
