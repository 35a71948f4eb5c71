CREATE TABLE idempotency_key (
  customer_id  bigint      NOT NULL,
  key          text        NOT NULL CHECK (length(key) BETWEEN 16 AND 100),
  request_hash text        NOT NULL,
  status       int,
  body         jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, key)
);

CREATE TABLE outbox (
  id           bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text        NOT NULL,
  payload      jsonb       NOT NULL,
  attempts     int         NOT NULL DEFAULT 0,
  locked_until timestamptz NOT NULL DEFAULT '-infinity',
  done_at      timestamptz
);
