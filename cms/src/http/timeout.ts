/**
 * Waits for `work` at most `ms` milliseconds. A timeout does not stop the work.
 *
 * @throws the error that `late` returns, on a timeout.
 */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  ms: number,
  timeoutError: () => Error,
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
