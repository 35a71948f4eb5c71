/** Logs a failure that the visitor is not shown, for whoever opens the console. */
export const logFailure = (what: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place that logs
  console.error(what, error);
};
