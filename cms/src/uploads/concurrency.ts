import { invalidProof, unavailable } from "../http/errors";

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
  /** Whether the file is in memory: to evict it would give its place away, and not its memory. */
  isRead: boolean;
  /** Whether a proof of work came along for its place. */
  proven: boolean;
  /** Aborted when it gives way. */
  eviction: AbortController;
};

const busy = () =>
  unavailable("Too many uploads in progress. Please try again in a moment.", { close: true });

/**
 * @returns which upload gives way: to one with a proof any without; else one of the address with
 *   most of them, the slowest of those. None does whose file has been read.
 */
const findVictim = (running: Upload[], newcomer: Upload): Upload | undefined => {
  const share = (address: string) => running.filter((one) => one.address === address).length;
  const speed = ({ began, bytes }: Upload) => bytes / Math.max(1, newcomer.began - began);
  const givesWay = ({ address, began, proven, isRead }: Upload) =>
    !isRead &&
    (proven === newcomer.proven
      ? share(address) > share(newcomer.address) + 1 || newcomer.began - began > graceMs
      : newcomer.proven);

  return running
    .filter(givesWay)
    .sort(
      (a, b) =>
        Number(a.proven) - Number(b.proven) ||
        share(b.address) - share(a.address) ||
        speed(a) - speed(b),
    )[0];
};

/**
 * Limits how many uploads run at once in this instance. When all places are taken, one gives
 * way, so that nobody keeps the others out with uploads that hardly move. Whoever comes while
 * all have only just begun gets a place by a proof of work.
 *
 * @param prove checks the proof of a newcomer, and throws {HttpError} 400 where there is none.
 * @returns a function that runs one, and throws {HttpError} 503 with `Retry-After` when all places
 *   are taken by uploads with proofs, or whose files are read; one that has to give way is asked for a proof, or gets 503
 *   if it had one.
 */
export const createConcurrencyLimit = <Request>(
  prove: (request: Request) => Promise<void>,
  most = mostUploadsAtOnce,
) => {
  const running = new Set<Upload>();

  return async <Result>(
    request: Request,
    address: string,
    run: (upload: Upload) => Promise<Result>,
  ): Promise<Result> => {
    const upload: Upload = {
      address,
      began: Date.now(),
      bytes: 0,
      isRead: false,
      proven: false,
      eviction: new AbortController(),
    };
    const findPlace = () => {
      if (running.size < most) return true;
      const victim = findVictim([...running], upload);
      if (!victim) return false;
      running.delete(victim);
      victim.eviction.abort(victim.proven ? busy() : invalidProof());

      return true;
    };
    if (!findPlace()) {
      await prove(request);
      upload.proven = true;
      if (!findPlace()) throw busy();
    }

    running.add(upload);
    try {
      return await run(upload);
    } finally {
      running.delete(upload);
    }
  };
};
