import type { Pool } from "pg";

// #region backfill
/** Fills the new column in short transactions, from the last id it reached. */
export async function backfill(pool: Pool, size = 1000) {
  let last: string | null = "0";
  let changed = 0;
  while (last) {
    const { rows }: { rows: { last: string | null; changed: number }[] } = await pool.query(
      `WITH batch AS (
         SELECT id FROM customer WHERE id > $1 ORDER BY id LIMIT $2
       ), filled AS (
         UPDATE customer SET country_code = country.code
         FROM batch, country
         WHERE customer.id = batch.id AND country.name = customer.country
           AND customer.country_code IS NULL
         RETURNING 1
       )
       SELECT (SELECT max(id) FROM batch) AS last, (SELECT count(*)::int FROM filled) AS changed`,
      [last, size],
    );
    changed += rows[0]?.changed ?? 0;
    last = rows[0]?.last ?? null;
  }
  return changed;
}
// #endregion
