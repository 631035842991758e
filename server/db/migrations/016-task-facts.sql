-- What lists and notices say of a task stands with the task, whatever its kind: they join no record of a kind.
ALTER TABLE tasks ADD COLUMN model text NOT NULL DEFAULT '';
-- A file such as `<key>.jpg`, once there is something to show.
ALTER TABLE tasks ADD COLUMN image text NOT NULL DEFAULT '';
-- What it was made for.
ALTER TABLE tasks ADD COLUMN shot_id bigint;
ALTER TABLE tasks ADD COLUMN role_id bigint;
-- The id that polls and notices know it by: its own, or that of the project whose script it writes.
ALTER TABLE tasks ADD COLUMN track_id text NOT NULL DEFAULT '';
-- Its record was deleted.
ALTER TABLE tasks ADD COLUMN hidden_at timestamptz;

UPDATE tasks SET track_id = CASE WHEN kind = 'project' AND project_id IS NOT NULL THEN project_id::text ELSE id END;
UPDATE tasks t SET model = d.model_name, image = coalesce(d.images->>0, ''), shot_id = d.shot_id, role_id = d.role_id,
  hidden_at = d.deleted_at FROM draws d WHERE d.task_id = t.id;
UPDATE tasks t SET model = c.model, image = c.poster, shot_id = c.shot_id, hidden_at = c.deleted_at
  FROM clips c WHERE c.task_id = t.id;
UPDATE tasks t SET image = w.poster FROM exports e JOIN works w ON w.id = e.work_id WHERE e.task_id = t.id;

CREATE INDEX tasks_project ON tasks (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX tasks_track ON tasks (track_id, kind);
