-- What every kind of generation shares: who pays, where it stands, which worker has it.
CREATE TABLE tasks (
  id text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  tool text NOT NULL,
  queue text NOT NULL,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Raised at each claim: a result is accepted only from the attempt that is current.
  attempt smallint NOT NULL DEFAULT 0,
  lease_until timestamptz,
  job_id uuid,
  points integer NOT NULL DEFAULT 0,
  refunded integer NOT NULL DEFAULT 0,
  provider text NOT NULL DEFAULT '',
  -- The median of past tasks of the tool when this one began.
  expected_seconds real NOT NULL DEFAULT 0,
  -- A key of the message table.
  failure text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX tasks_open ON tasks (status) WHERE status IN ('waiting', 'running');
CREATE INDEX tasks_times ON tasks (tool, ended_at DESC) WHERE status = 'done';

CREATE TABLE draws (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id text NOT NULL UNIQUE REFERENCES tasks (id),
  user_id bigint NOT NULL REFERENCES users (id),
  tool_name text NOT NULL,
  model_name text NOT NULL DEFAULT '',
  prompt text NOT NULL,
  cmd text NOT NULL DEFAULT '',
  -- As sent, with media keys in place of addresses.
  options jsonb NOT NULL DEFAULT '{}',
  action_cmd text NOT NULL DEFAULT '',
  -- What the worker does: see domain/draw-plan.ts.
  plan jsonb NOT NULL,
  seed bigint,
  -- Media keys with extension, in order.
  images jsonb NOT NULL DEFAULT '[]',
  deleted_at timestamptz
);
CREATE INDEX draws_user ON draws (user_id, id DESC) WHERE deleted_at IS NULL;
