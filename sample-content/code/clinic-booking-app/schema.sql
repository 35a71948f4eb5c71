CREATE TABLE booking (
  slot_id    text   PRIMARY KEY,
  patient_id bigint NOT NULL,
  -- Null once the practice software has confirmed the appointment.
  held_until timestamptz
);
