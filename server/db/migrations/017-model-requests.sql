-- What was asked of services: noted before it is sent, so that nothing is paid for twice and nothing that was paid is lost.
CREATE TABLE model_requests (
  task_id text NOT NULL REFERENCES tasks (id),
  -- Which of the task's requests, e.g. a shot of a film.
  part text NOT NULL,
  -- The row of the table of models that it was sent to.
  model_id text NOT NULL,
  -- What the service is asked by; null until it has answered.
  handle jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (task_id, part)
);
