-- Lines and shots that were deleted from a film, until their files are swept.
CREATE TABLE film_deletions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  project_id bigint NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  -- The table it was a row of: 'drama_lines' or 'shots'.
  part text NOT NULL,
  row_id bigint NOT NULL,
  row jsonb NOT NULL,
  -- The rows that stood before it, in order, with those that were deleted then.
  ahead bigint[] NOT NULL,
  -- The shots of a line.
  shots bigint[] NOT NULL DEFAULT '{}',
  deleted_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (part, row_id)
);
CREATE INDEX film_deletions_project ON film_deletions (project_id, part, deleted_at DESC);
CREATE INDEX film_deletions_due ON film_deletions (deleted_at);
