-- The video page's history: what each clip was asked with, stars, searching as in the drawing history, and sweeping deleted clips.
ALTER TABLE clips ADD COLUMN options jsonb NOT NULL DEFAULT '{}';
ALTER TABLE clips ADD COLUMN starred_at timestamptz;
ALTER TABLE clips ADD COLUMN swept_at timestamptz;
CREATE INDEX clips_tool ON clips (user_id, tool_name, id DESC) WHERE deleted_at IS NULL AND project_id IS NULL;
CREATE INDEX clips_starred ON clips (user_id, id DESC)
  WHERE starred_at IS NOT NULL AND deleted_at IS NULL AND project_id IS NULL;
CREATE INDEX clips_day ON clips (user_id, created_at DESC) WHERE deleted_at IS NULL AND project_id IS NULL;
-- Whether a clip has been upscaled already.
CREATE INDEX clips_source ON clips (user_id, (plan->>'source')) WHERE plan->>'source' IS NOT NULL;
CREATE INDEX clips_to_sweep ON clips (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;
