-- Holds a slot for five minutes. No row comes back when somebody else has it.
INSERT INTO booking (slot_id, patient_id, held_until)
VALUES ($1, $2, now() + interval '5 minutes')
ON CONFLICT (slot_id) DO UPDATE
  SET patient_id = EXCLUDED.patient_id,
      held_until = EXCLUDED.held_until
  WHERE booking.held_until < now()
     OR (booking.held_until IS NOT NULL AND booking.patient_id = EXCLUDED.patient_id)
RETURNING held_until;
