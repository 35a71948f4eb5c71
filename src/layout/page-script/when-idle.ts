/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
export const whenIdle = (act: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 100 });
  else setTimeout(act);
};
