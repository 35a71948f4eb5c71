import { Client } from "pg";

/** Timeout of `select 1`. */
const timeoutMs = 4000;
/** Time for which a result is reused. */
const cacheMs = 250;

/** Any failure of `select 1` means that the database is unavailable. */
const unavailable = (why: string) => Object.assign(new Error(why), { code: "ETIMEDOUT" });

/**
 * Pings PostgreSQL on a connection of its own, because the pool's may all be busy.
 *
 * @returns a function that throws if the database is unavailable.
 */
export const createPing = (connectionString: string) => {
  let client: Client | undefined;
  let cached: Promise<void> | undefined;
  let cachedUntil = Infinity;

  const discard = () => {
    client?.end().catch(() => undefined);
    client = undefined;
  };
  const connect = async () => {
    const fresh = new Client({ connectionString, connectionTimeoutMillis: timeoutMs });
    fresh.on("error", () => {
      // A discarded client may still emit errors.
      if (client === fresh) client = undefined;
    });
    client = fresh;
    await fresh.connect();
    // Does not keep the process alive.
    (fresh as unknown as { unref: () => void }).unref();

    return fresh;
  };
  const query = async () => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        // A buffered response wins after an event-loop stall.
        setImmediate(() => reject(new Error("it does not respond")));
      }, timeoutMs);
    });
    try {
      const result = (async () => (client ?? (await connect())).query("select 1"))();
      await Promise.race([result, timeout]);
    } catch (error) {
      discard();
      throw unavailable((error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  };

  return (): Promise<void> => {
    if (cached && Date.now() < cachedUntil) return cached;

    cachedUntil = Infinity;
    cached = query().then(
      () => {
        cachedUntil = Date.now() + cacheMs;
      },
      (error: unknown) => {
        cachedUntil = 0;
        throw error;
      },
    );

    return cached;
  };
};
