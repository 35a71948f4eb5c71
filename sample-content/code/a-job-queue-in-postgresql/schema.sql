CREATE TABLE job (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text        NOT NULL,
  payload    jsonb       NOT NULL,
  run_at     timestamptz NOT NULL DEFAULT now(),
  failures   int         NOT NULL DEFAULT 0,
  last_error text
);

CREATE INDEX job_due ON job (run_at, id) WHERE failures < 10;
