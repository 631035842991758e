-- Requests to services: planned with the charge, written down before they are sent, and kept until their task has ended.
-- What people wait for has no task; its requests are known by the hold of their points.
ALTER TABLE model_requests DROP CONSTRAINT model_requests_task_id_fkey;
ALTER TABLE model_requests
  -- Null after the account was erased: what was spent stays spent.
  ADD COLUMN user_id bigint REFERENCES users (id),
  ADD COLUMN service text NOT NULL DEFAULT '',
  -- The row and its service as they were when the points were taken; without keys.
  ADD COLUMN snapshot jsonb,
  -- What the service was asked, without files: finds a request whose answer was lost.
  ADD COLUMN sent jsonb,
  ADD COLUMN state text NOT NULL DEFAULT 'planned'
    CHECK (state IN ('planned', 'intended', 'submitted', 'done', 'failed', 'cancelled', 'orphan', 'dropped')),
  -- The operator's own figure; 0 for what was never sent.
  ADD COLUMN usd numeric(12, 4) NOT NULL DEFAULT 0,
  ADD COLUMN intended_at timestamptz,
  ADD COLUMN submitted_at timestamptz,
  -- While it is being sent: until then the process that sends it is alive. Later: when the service is asked next.
  ADD COLUMN next_check timestamptz,
  -- Seconds after which it takes longer than usual.
  ADD COLUMN timeout real NOT NULL DEFAULT 1200,
  -- Failed tries to fetch the result.
  ADD COLUMN tries smallint NOT NULL DEFAULT 0,
  -- How often the process died that worked on it: that is no attempt of its task, up to a bound.
  ADD COLUMN crashes smallint NOT NULL DEFAULT 0,
  -- Requests before this one at the service; null where it does not say.
  ADD COLUMN place integer,
  -- For the operator: why it failed, in the service's words.
  ADD COLUMN reason text NOT NULL DEFAULT '',
  -- For the person: a key of the message table.
  ADD COLUMN failure text NOT NULL DEFAULT '',
  ADD COLUMN ended_at timestamptz;
UPDATE model_requests SET state = CASE WHEN handle IS NULL THEN 'intended' ELSE 'submitted' END,
  user_id = (SELECT t.user_id FROM tasks t WHERE t.id = task_id);
CREATE INDEX model_requests_open ON model_requests (service, created_at) WHERE state IN ('planned', 'intended', 'submitted');
CREATE INDEX model_requests_day ON model_requests (created_at);

-- Rows that a service has refused a key or money for: they are offered again when this has passed.
CREATE TABLE model_pauses (
  model_id text PRIMARY KEY,
  reason text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  until timestamptz NOT NULL
);
