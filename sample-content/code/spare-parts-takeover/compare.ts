/** A difference that the owner has agreed to: in which columns of a line, and why. */
export type Signed = { from: number; to: number; reason: string };

// #region compare
type Difference = { line: number; from: number; to: number; old: string; made: string };

/** Where a line differs, from the first column to the last; undefined where it does not. */
function differenceIn(old: string, made: string, line: number): Difference | undefined {
  if (old === made) return undefined;
  const length = Math.max(old.length, made.length);
  const columns = Array.from({ length }, (_, column) => column);
  const differs = (column: number) => old[column] !== made[column];
  const from = columns.find(differs) ?? 0;
  const to = columns.findLast(differs) ?? 0;
  return { line, from, to, old: old.slice(from, to + 1), made: made.slice(from, to + 1) };
}

/** Differences between two exports, byte by byte, without those that are signed. */
export function compare(old: Buffer, made: Buffer, signed: readonly Signed[]): Difference[] {
  // Latin-1 makes one character of each byte, so columns are bytes and no byte is lost.
  const [before, after] = [old, made].map((file) => file.toString("latin1").split("\n"));
  const lines = Math.max(before?.length ?? 0, after?.length ?? 0);
  return Array.from({ length: lines }, (_, line) => line)
    .flatMap((line) => differenceIn(before?.[line] ?? "", after?.[line] ?? "", line + 1) ?? [])
    .filter((found) => !signed.some(({ from, to }) => from <= found.from && found.to <= to));
}
// #endregion
