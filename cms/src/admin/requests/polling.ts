type Listen = (type: "visibilitychange", listener: () => void) => void;

/** What polling needs to know about the page; `document` is one. */
type Page = { hidden: boolean; addEventListener: Listen; removeEventListener: Listen };

/**
 * Calls `read` at once and again after as many milliseconds as it answers, but only
 * while the page is visible, and at once when it becomes visible. Returns what stops it.
 */
export const poll = (read: () => Promise<number>, page: Page) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let reading = false;

  const next = async () => {
    clearTimeout(timer);
    if (stopped || reading || page.hidden) return;
    reading = true;
    const wait = await read();
    reading = false;
    if (!stopped) timer = setTimeout(() => void next(), wait);
  };
  const wake = () => void next();

  page.addEventListener("visibilitychange", wake);
  wake();

  return () => {
    stopped = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", wake);
  };
};
