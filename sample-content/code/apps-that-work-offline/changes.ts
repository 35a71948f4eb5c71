type Fields = Record<string, string | number | boolean | null>;

// #region change
type Change = {
  /** Made on the device, so that sending it twice does its work once. */
  id: string;
  record: string;
  /** The version of the record that the person saw. */
  seen: number;
  fields: Fields;
};
// #endregion

type Sent = "done" | "conflict" | "offline";

// #region flush
/** Sends waiting changes in their order, and stops where the network does. */
export async function flush(waiting: Change[], send: (change: Change) => Promise<Sent>) {
  const conflicts: Change[] = [];
  for (const [index, change] of waiting.entries()) {
    const blocked = conflicts.some(({ record }) => record === change.record);
    const result = blocked ? "conflict" : await send(change);
    if (result === "offline") return { conflicts, left: waiting.slice(index) };
    if (result === "conflict") conflicts.push(change);
  }
  return { conflicts, left: [] };
}
// #endregion
