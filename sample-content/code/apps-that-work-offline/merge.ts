type Fields = Record<string, string | number | boolean | null>;

// #region merge
/** Merges two edits of one record. `base` is what both started from. */
export function merge(base: Fields, mine: Fields, theirs: Fields) {
  const merged: Fields = { ...theirs };
  const conflicts: string[] = [];
  for (const field of Object.keys(mine)) {
    const [before, my, their] = [base[field], mine[field], theirs[field]];
    if (my === before || my === their || my === undefined) continue; // nothing of mine to keep
    if (their === before) merged[field] = my;
    else conflicts.push(field);
  }
  return { merged, conflicts };
}
// #endregion
