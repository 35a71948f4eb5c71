/**
 * Waits for `work`, but no longer than `ms` milliseconds. The work itself goes on.
 *
 * @throws what `late` makes, when the time is up.
 */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  ms: number,
  late: () => Error,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });

  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
