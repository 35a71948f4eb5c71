/** Does work for every item, some at a time. */
export const inParallel = async <Item>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
) => {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
