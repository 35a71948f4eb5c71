import { HttpError } from "../http/errors";

/**
 * How many uploads run at once: each holds its file of up to 5 MB in memory, so this
 * is what keeps uploads from many addresses from exhausting it.
 */
export const mostUploadsAtOnce = 24;
/** How long an upload runs before it may have to give way to another. */
const graceMs = 500;

/** An upload in progress. */
export type Upload = {
  address: string;
  /** When it began, in milliseconds. */
  began: number;
  /** How much of it has arrived. */
  bytes: number;
  /** Aborted when it gives way. */
  eviction: AbortController;
};

const busy = () =>
  new HttpError(
    503,
    "ServiceUnavailableError",
    "Too many uploads in progress. Please try again in a moment.",
    { headers: { "Retry-After": "5", Connection: "close" } },
  );

/** @returns which upload gives way: one of the address with most of them, the slowest of those. */
const findVictim = (running: Upload[], newcomer: Upload): Upload | undefined => {
  const share = (address: string) => running.filter((one) => one.address === address).length;
  const speed = ({ began, bytes }: Upload) => bytes / Math.max(1, newcomer.began - began);

  return running
    .filter(
      ({ address, began }) =>
        share(address) > share(newcomer.address) + 1 || newcomer.began - began > graceMs,
    )
    .sort((a, b) => share(b.address) - share(a.address) || speed(a) - speed(b))[0];
};

/**
 * Limits how many uploads run at once in this instance. When all places are taken, one gives
 * way, so that nobody keeps the others out with uploads that hardly move.
 *
 * @returns a function that runs one, and throws {HttpError} 503 with `Retry-After` when
 *   there is no place, or this one had to give way.
 */
export const createConcurrencyLimit = (most = mostUploadsAtOnce) => {
  const running = new Set<Upload>();

  return async <Result>(
    address: string,
    run: (upload: Upload) => Promise<Result>,
  ): Promise<Result> => {
    const upload = { address, began: Date.now(), bytes: 0, eviction: new AbortController() };
    if (running.size >= most) {
      const victim = findVictim([...running], upload);
      if (!victim) throw busy();
      running.delete(victim);
      victim.eviction.abort(busy());
    }

    running.add(upload);
    try {
      return await run(upload);
    } finally {
      running.delete(upload);
    }
  };
};
