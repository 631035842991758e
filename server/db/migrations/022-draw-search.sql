-- Searching the drawing history. Every query is narrowed to one member's records by an index that has their order, so a page is
-- found without sorting, and reading words costs at most one member's history.
ALTER TABLE draws ADD COLUMN starred_at timestamptz;
ALTER TABLE draws ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
UPDATE draws d SET created_at = t.created_at FROM tasks t WHERE t.id = d.task_id;
CREATE INDEX draws_tool ON draws (user_id, tool_name, id DESC) WHERE deleted_at IS NULL AND project_id IS NULL;
CREATE INDEX draws_starred ON draws (user_id, id DESC)
  WHERE starred_at IS NOT NULL AND deleted_at IS NULL AND project_id IS NULL;
CREATE INDEX draws_day ON draws (user_id, created_at DESC) WHERE deleted_at IS NULL AND project_id IS NULL;
-- Whether a picture has been upscaled already.
CREATE INDEX draws_upscaled ON draws (user_id, (plan->>'source')) WHERE plan->>'source' IS NOT NULL;
