/** A promise that a test resolves, for example to delay a response. */
export const createDeferred = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });

  return { promise, resolve };
};
