/** A task that is done again and again. */
export type Repetition = {
  /** Does it now and after every interval. */
  start: () => void;
  /** Does it now, or once more when it is being done; nothing before the start and after the stop. */
  wake: () => void;
  /** Lets what is being done end, and does no more. */
  stop: () => Promise<void>;
};

/**
 * Repeats a task, never twice at a time.
 *
 * @param task handles its own errors. It resolves to true when there is more to do at once.
 * @param intervalMs in milliseconds.
 */
export const repeat = (task: () => Promise<unknown>, intervalMs: number): Repetition => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const run = async () => {
    do {
      // What is woken while the task runs may have come too late for it.
      again = false;
      if ((await task()) === true) again = true;
    } while (timer && again);
    running = undefined;
  };
  const tick = () => {
    running ??= run();
  };

  return {
    start: () => {
      timer = setInterval(tick, intervalMs);
      timer.unref();
      tick();
    },
    wake: () => {
      again = true;
      if (timer) tick();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
};
