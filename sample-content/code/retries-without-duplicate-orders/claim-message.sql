UPDATE outbox
SET attempts = attempts + 1, locked_until = now() + interval '2 minutes'
WHERE id = (
  SELECT id FROM outbox
  WHERE done_at IS NULL AND attempts < 20 AND locked_until < now()
  ORDER BY id
  LIMIT 1
  FOR UPDATE SKIP LOCKED
)
RETURNING id, kind, payload, attempts;
