import { Client } from "pg";

/** How long PostgreSQL may take for the simplest question. */
const longestAnswerMs = 4000;
/** How long an answer counts for whoever asks next. */
const freshMs = 250;

/** Whatever went wrong with the simplest question, the database is unavailable. */
const unavailable = (why: string) => Object.assign(new Error(why), { code: "ETIMEDOUT" });

/**
 * Asks PostgreSQL whether it answers, on a connection of its own: those of the pool may all be
 * busy with honest work.
 *
 * @returns a function that throws when it does not, which counts as unavailable.
 */
export const createPing = (connectionString: string) => {
  let client: Client | undefined;
  let last: Promise<void> | undefined;
  let freshUntil = Infinity;

  const drop = () => {
    client?.end().catch(() => undefined);
    client = undefined;
  };
  const connect = async () => {
    const fresh = new Client({ connectionString, connectionTimeoutMillis: longestAnswerMs });
    fresh.on("error", () => {
      // One that was dropped before may report its end late.
      if (client === fresh) client = undefined;
    });
    client = fresh;
    await fresh.connect();
    // It keeps no process from ending.
    (fresh as unknown as { unref: () => void }).unref();

    return fresh;
  };
  const ask = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        // After a pause of this process the answer may be there, and is read first.
        setImmediate(() => reject(new Error("it does not answer")));
      }, longestAnswerMs);
    });
    try {
      const answer = (async () => (client ?? (await connect())).query("select 1"))();
      await Promise.race([answer, late]);
    } catch (error) {
      drop();
      throw unavailable((error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  };

  return (): Promise<void> => {
    if (last && Date.now() < freshUntil) return last;

    freshUntil = Infinity;
    last = ask().then(
      () => {
        freshUntil = Date.now() + freshMs;
      },
      (error: unknown) => {
        freshUntil = 0;
        throw error;
      },
    );

    return last;
  };
};
