-- The characters step: which generated picture a role shows (none for an upload), and the parameters it was drawn with last.
ALTER TABLE roles ADD COLUMN draw_task_id text NOT NULL DEFAULT '';
ALTER TABLE roles ADD COLUMN draw_index smallint NOT NULL DEFAULT 0;
ALTER TABLE roles ADD COLUMN drawn jsonb NOT NULL DEFAULT '{}';
CREATE INDEX draws_role ON draws (role_id, id DESC) WHERE role_id IS NOT NULL;
UPDATE roles r SET draw_task_id = d.task_id FROM draws d WHERE d.role_id = r.id AND r.image <> '' AND d.images->>0 = r.image;
