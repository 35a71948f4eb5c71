import type { ReportRow } from "../types";

/** Labels of a grouping, beyond which further ones count as others: visitors can send any label. */
export const maxLabels = 2000;
const others = "Others";

type Counted = { state?: string | null; value?: number | null };

const emptyRow = (label: string): ReportRow => ({
  label,
  leads: 0,
  inTalks: 0,
  won: 0,
  lost: 0,
  value: 0,
  wonShare: null,
});

/** Adds one lead, or several of which only a count is left, to a row. */
const addTo = (row: ReportRow, { state, value }: Counted, count: number) => {
  row.leads += count;
  if (state === "in talks") row.inTalks += count;
  if (state === "lost") row.lost += count;
  if (state === "won") {
    row.won += count;
    row.value += value ?? 0;
  }
  row.wonShare = row.won + row.lost > 0 ? row.won / row.leads : null;
};

/** Counts leads by label. */
export const createTally = (labels: string[] = []) => {
  const rows = new Map(labels.map((label) => [label, emptyRow(label)]));

  return {
    add: (label: string, lead: Counted, count = 1) => {
      const key = rows.has(label) || rows.size < maxLabels ? label : others;
      const row = rows.get(key) ?? emptyRow(key);
      rows.set(key, row);
      addTo(row, lead, count);
    },
    rows: () => [...rows.values()],
    /** The rows with the most leads first. */
    ranked: () =>
      [...rows.values()].sort((a, b) => b.leads - a.leads || a.label.localeCompare(b.label, "en")),
  };
};
