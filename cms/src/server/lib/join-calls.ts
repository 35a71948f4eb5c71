/**
 * Makes calls that come while the work runs one more run after it: of a thousand changes, it does not see
 * each, but the last.
 *
 * @param work never rejects.
 */
export const joinCalls = (work: () => Promise<unknown>): (() => void) => {
  let last: Promise<unknown> = Promise.resolve();
  let isWaiting = false;

  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;

      return work();
    });
  };
};
