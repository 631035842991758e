CREATE TABLE points_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('welcome', 'purchase', 'reward', 'redeem', 'hold', 'refund', 'expiry', 'grant')),
  -- Positive is a gain.
  points integer NOT NULL,
  -- A key of the message table, or plain text.
  description text NOT NULL,
  -- The task, order or code it belongs to.
  ref text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX points_log_user ON points_log (user_id, id DESC);
-- The last line of defence: one task is charged once and refunded once, whatever the code above does.
CREATE UNIQUE INDEX points_log_once ON points_log (kind, ref) WHERE kind IN ('hold', 'refund');

CREATE TABLE holds (
  task_id text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  points integer NOT NULL CHECK (points >= 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'settled', 'refunded')),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row for each idempotency key that was charged; a refused submit leaves none.
CREATE TABLE submits (
  user_id bigint NOT NULL REFERENCES users (id),
  key text NOT NULL,
  path text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
