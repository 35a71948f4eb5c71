/** The size of libuv's thread pool, which reads, writes and compresses. */
const concurrency = 4;

/**
 * Runs `work` on every item, 4 at a time. After a failure no other item starts; the error is
 * thrown once the running ones have ended.
 */
export const forEachLimit = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) => {
  const rest = items.values();
  const errors: unknown[] = [];
  const worker = async () => {
    for (const item of rest) {
      if (errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (errors.length > 0) throw errors[0];
};
