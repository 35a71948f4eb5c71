/**
 * Waits at most `ms` milliseconds for `work`. A timeout does not stop the work.
 *
 * @throws the result of `timeoutError` on a timeout.
 */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  ms: number,
  timeoutError = () => new Error("timeout"),
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms);
  });

  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
