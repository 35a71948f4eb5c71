/** Logs an error that the visitor is not shown. */
export const logError = (message: string, error: unknown): void => {
  // eslint-disable-next-line no-console -- the one place that logs
  console.error(message, error);
};
