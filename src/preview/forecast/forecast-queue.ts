/** The most forecasts that wait for the one that runs: each takes up to 2 s. */
const maxWaiting = 4;

/** Too many forecasts wait. */
export class BusyError extends Error {
  override name = "BusyError";

  constructor() {
    super(
      "The preview server is busy, so the list of pages follows later. You can publish without it.",
    );
  }
}

type Entry<T> = { result: Promise<T>; signals: AbortSignal[]; isRunning: boolean };

/**
 * Runs one task after the other, since each uses the whole core. Requests with the key of a task that
 * waits or runs share its result. A task that nobody waits for any more is not begun.
 */
export const createForecastQueue = <T>() => {
  const entries = new Map<string, Entry<T>>();
  let previous: Promise<unknown> = Promise.resolve();
  const isAbandoned = ({ signals, isRunning }: Entry<T>) =>
    !isRunning && signals.every(({ aborted }) => aborted);

  /** @throws {BusyError} if too many wait, and for a task that was abandoned. */
  return (key: string, task: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    for (const [other, entry] of entries) if (isAbandoned(entry)) entries.delete(other);
    const current = entries.get(key);
    if (current) {
      current.signals.push(signal);

      return current.result;
    }
    const waiting = [...entries.values()].filter(({ isRunning }) => !isRunning).length;
    // The newest may be about to run.
    if (waiting > maxWaiting) throw new BusyError();

    const run = async () => {
      if (isAbandoned(entry)) throw new BusyError();
      entry.isRunning = true;

      return task();
    };
    const entry: Entry<T> = {
      signals: [signal],
      isRunning: false,
      result: previous
        .catch(() => undefined)
        .then(run)
        .finally(() => {
          if (entries.get(key) === entry) entries.delete(key);
        }),
    };
    previous = entry.result;
    entries.set(key, entry);

    return entry.result;
  };
};
