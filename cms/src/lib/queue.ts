/** Creates a function that runs at most `maxConcurrent` tasks at once; the others wait in order. */
export const createQueue = (maxConcurrent: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(task: () => Promise<T>): Promise<T> => {
    // A finished task passes its slot to the next.
    if (running < maxConcurrent) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
