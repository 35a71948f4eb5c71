-- From a bar to everything that was made of it, and to whom it went.
WITH RECURSIVE trace AS (
  SELECT $1::text AS lot
  UNION ALL
  SELECT used.produced_lot
  FROM trace JOIN lot_use AS used ON used.consumed_lot = trace.lot
) CYCLE lot SET is_rework USING path
SELECT DISTINCT lot.name AS lot, lot.customer
FROM trace JOIN lot ON lot.name = trace.lot
WHERE NOT is_rework AND lot.customer IS NOT NULL
ORDER BY lot;
