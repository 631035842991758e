-- What lists of works show besides the film itself.
ALTER TABLE works
  -- Pixels of the cover; null if unknown.
  ADD COLUMN poster_width integer,
  ADD COLUMN poster_height integer,
  -- A short silent film of a tile's size, such as <key>.mp4; empty until it is made.
  ADD COLUMN preview text NOT NULL DEFAULT '',
  ADD COLUMN preview_tries smallint NOT NULL DEFAULT 0,
  -- A worker makes the preview until then.
  ADD COLUMN preview_until timestamptz,
  -- What the cover shows, for those who cannot see it.
  ADD COLUMN alt text NOT NULL DEFAULT '',
  -- 1 for a sample that the studio brings along.
  ADD COLUMN sample smallint NOT NULL DEFAULT 0,
  -- What made it; empty for a film from elsewhere.
  ADD COLUMN provider text NOT NULL DEFAULT '',
  -- For readers of Chinese; null where it is the same for everybody.
  ADD COLUMN name_zh text,
  ADD COLUMN description_zh text,
  ADD COLUMN alt_zh text;
UPDATE works w SET poster_width = m.width, poster_height = m.height FROM media m WHERE m.key = split_part(w.poster, '.', 1);
UPDATE works w SET provider = t.provider FROM exports e JOIN tasks t ON t.id = e.task_id WHERE e.work_id = w.id;
CREATE INDEX works_without_preview ON works (id)
  WHERE preview = '' AND is_show = 1 AND deleted_at IS NULL AND preview_tries < 3;
-- A film is one work, however often its answer was lost.
CREATE INDEX works_video ON works (user_id, video) WHERE deleted_at IS NULL;

-- The account that samples belong to: it has neither phone nor password, and nobody can sign in to it.
ALTER TABLE users ADD COLUMN studio boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX users_studio ON users (studio) WHERE studio;

-- Films that arrive in parts. A row ends when its film was published, or when nothing has come for a day.
CREATE TABLE work_uploads (
  -- Becomes the media key.
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  token_hash text NOT NULL UNIQUE,
  -- Bytes of each part but the last.
  part_bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- What the check of the whole file found; null before.
  bytes bigint,
  seconds real,
  width integer,
  height integer,
  -- The work that was made of it.
  work_id bigint REFERENCES works (id) ON DELETE CASCADE
);
CREATE INDEX work_uploads_user ON work_uploads (user_id, created_at);
CREATE INDEX work_uploads_expired ON work_uploads (expires_at);
CREATE TABLE work_upload_parts (
  key text NOT NULL REFERENCES work_uploads (key) ON DELETE CASCADE,
  part integer NOT NULL,
  bytes integer NOT NULL,
  PRIMARY KEY (key, part)
);

-- What people say about works that should not be public. One for each visitor and work.
CREATE TABLE work_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  work_id bigint NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  -- Null for a visitor who has not signed in.
  user_id bigint REFERENCES users (id),
  -- Of the member, or of the visitor's browser and address.
  reporter_hash text NOT NULL,
  reason text NOT NULL,
  words text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When the operator has decided about it.
  closed_at timestamptz,
  UNIQUE (work_id, reporter_hash)
);
CREATE INDEX work_reports_open ON work_reports (work_id) WHERE closed_at IS NULL;

-- A message for one member; null for all of them.
ALTER TABLE broadcasts ADD COLUMN member_id bigint REFERENCES users (id);
CREATE INDEX broadcasts_member ON broadcasts (member_id) WHERE member_id IS NOT NULL;
