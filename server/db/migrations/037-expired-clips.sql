-- When the files of a clip that has expired were looked through: each clip once.
ALTER TABLE clips ADD COLUMN expiry_swept_at timestamptz;
CREATE INDEX clips_to_expire ON clips (created_at)
  WHERE project_id IS NULL AND deleted_at IS NULL AND expiry_swept_at IS NULL AND video <> '';
