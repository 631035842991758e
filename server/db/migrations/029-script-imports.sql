-- The newest import of each script, so that it can be undone.
CREATE TABLE script_imports (
  project_id bigint PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  -- The lines before it with their ids, in order, and the shots of each.
  before jsonb NOT NULL,
  -- The roles that it added.
  added_roles bigint[] NOT NULL,
  -- Names the script as it was after it: an edited one is not undone.
  after_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
