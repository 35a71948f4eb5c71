import { invalidProof, unavailable } from "../http/errors";

/**
 * Maximum of uploads at once. Each holds up to 5 MB in memory, so this bounds the memory of uploads
 * from many IPs.
 */
export const maxConcurrentUploads = 24;
/** Time before an upload may be evicted. */
const graceMs = 500;

/** An upload in progress. */
export type Upload = {
  ip: string;
  /** In milliseconds since 1970. */
  startedAt: number;
  /** Bytes received. */
  bytes: number;
  /** True if the file is in memory completely: evicting it would free its slot, but not its memory. */
  isBuffered: boolean;
  /** True if a proof of work was solved for its slot. */
  hasProof: boolean;
  /** Aborted on eviction. */
  eviction: AbortController;
};

const busy = () =>
  unavailable("Too many uploads in progress. Please try again in a moment.", { close: true });

/**
 * Finds the upload to evict: for an upload with a proof one without; else the slowest of the IP
 * with the most uploads. Buffered ones are never evicted.
 */
const findVictim = (running: Upload[], newcomer: Upload): Upload | undefined => {
  const share = (ip: string) => running.filter((one) => one.ip === ip).length;
  const speed = ({ startedAt, bytes }: Upload) =>
    bytes / Math.max(1, newcomer.startedAt - startedAt);
  const isEvictable = ({ ip, startedAt, hasProof, isBuffered }: Upload) =>
    !isBuffered &&
    (hasProof === newcomer.hasProof
      ? share(ip) > share(newcomer.ip) + 1 || newcomer.startedAt - startedAt > graceMs
      : newcomer.hasProof);

  return running
    .filter(isEvictable)
    .sort(
      (a, b) =>
        Number(a.hasProof) - Number(b.hasProof) || share(b.ip) - share(a.ip) || speed(a) - speed(b),
    )[0];
};

/**
 * Limits concurrent uploads of this instance. If all slots are taken, one upload is evicted, so slow
 * uploads cannot block the others. While all are new, an upload with a proof of work evicts one.
 *
 * @param requireProof checks the proof of a request, and throws {HttpError} 400 without one.
 * @returns a function that runs an upload. It throws {HttpError} 503 with `Retry-After` if none can
 *   be evicted. An evicted upload gets 400 (proof required), or 503 if it had a proof.
 */
export const createConcurrencyLimit = <Request>(
  requireProof: (request: Request) => Promise<void>,
  maxConcurrent = maxConcurrentUploads,
) => {
  const running = new Set<Upload>();

  return async <Result>(
    request: Request,
    ip: string,
    run: (upload: Upload) => Promise<Result>,
  ): Promise<Result> => {
    const upload: Upload = {
      ip,
      startedAt: Date.now(),
      bytes: 0,
      isBuffered: false,
      hasProof: false,
      eviction: new AbortController(),
    };
    const acquireSlot = () => {
      if (running.size < maxConcurrent) return true;
      const victim = findVictim([...running], upload);
      if (!victim) return false;
      running.delete(victim);
      victim.eviction.abort(victim.hasProof ? busy() : invalidProof());

      return true;
    };
    if (!acquireSlot()) {
      await requireProof(request);
      upload.hasProof = true;
      if (!acquireSlot()) throw busy();
    }

    running.add(upload);
    try {
      return await run(upload);
    } finally {
      running.delete(upload);
    }
  };
};
