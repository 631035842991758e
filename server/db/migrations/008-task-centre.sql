-- What the task centre shows of a task, and sends when it is to be done again.
ALTER TABLE tasks ADD COLUMN kind text NOT NULL DEFAULT '';
-- The film it belongs to.
ALTER TABLE tasks ADD COLUMN project_id bigint;
ALTER TABLE tasks ADD COLUMN prompt text NOT NULL DEFAULT '';
-- The call and the input that began it, with media as paths without a signature; null for tasks of before.
ALTER TABLE tasks ADD COLUMN call text NOT NULL DEFAULT '';
ALTER TABLE tasks ADD COLUMN input jsonb;

UPDATE tasks t SET kind = CASE WHEN d.project_id IS NULL THEN 'draw' ELSE 'shot-image' END, project_id = d.project_id,
  prompt = d.prompt FROM draws d WHERE d.task_id = t.id;
UPDATE tasks t SET kind = CASE WHEN c.project_id IS NULL THEN 'video' ELSE 'shot-video' END, project_id = c.project_id,
  prompt = c.prompt FROM clips c WHERE c.task_id = t.id;
UPDATE tasks t SET kind = 'export', project_id = e.project_id, prompt = e.plan->>'name'
  FROM exports e WHERE e.task_id = t.id;
UPDATE tasks t SET kind = 'project', project_id = p.id, prompt = p.name FROM projects p WHERE p.task_id = t.id;

CREATE INDEX tasks_user ON tasks (user_id, created_at DESC, id DESC);
