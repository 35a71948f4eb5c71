/** A task that runs at an interval. */
export type Poller = {
  /** Runs the task now and at every interval. */
  start: () => void;
  /** Runs the task now, or once more after the current run; does nothing unless started. */
  wake: () => void;
  /** Resolves after the current run; no other follows. */
  stop: () => Promise<void>;
};

/**
 * Runs a task at an interval, never twice at the same time.
 *
 * @param task handles its own errors. It resolves to true to run again immediately.
 */
export const createPoller = (task: () => Promise<unknown>, intervalMs: number): Poller => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const run = async () => {
    do {
      // A wake-up during a run triggers another one.
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
