/**
 * Does work for every item, some at a time. When one fails, no other is begun, and those that
 * are under way come to their end before the error is passed on.
 */
export const inParallel = async <Item>(
  items: Item[],
  atOnce: number,
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (errors.length > 0) throw errors[0];
};
