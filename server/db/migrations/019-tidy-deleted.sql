-- When the files of a deleted record were tidied away; the row stays for what refers to it.
ALTER TABLE draws ADD COLUMN swept_at timestamptz;
ALTER TABLE works ADD COLUMN swept_at timestamptz;
ALTER TABLE projects ADD COLUMN swept_at timestamptz;
CREATE INDEX draws_to_sweep ON draws (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;
CREATE INDEX works_to_sweep ON works (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;
CREATE INDEX projects_to_sweep ON projects (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;
