-- From a part back to its bars: the lots that went into a lot, step by step.
WITH RECURSIVE trace AS (
  SELECT $1::text AS lot, 0 AS step
  UNION ALL
  SELECT used.consumed_lot, trace.step + 1
  FROM trace JOIN lot_use AS used ON used.produced_lot = trace.lot
) CYCLE lot SET is_rework USING path
SELECT trace.lot, min(trace.step) AS step, lot.certificate
FROM trace JOIN lot ON lot.name = trace.lot
WHERE NOT is_rework
GROUP BY trace.lot, lot.certificate
ORDER BY step, lot;
