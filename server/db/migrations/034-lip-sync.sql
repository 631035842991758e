-- Talking pictures and digital humans, and the sounds that they speak.
CREATE TABLE lip_syncs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id text NOT NULL UNIQUE REFERENCES tasks (id),
  user_id bigint NOT NULL REFERENCES users (id),
  tool_name text NOT NULL,
  -- What is said; empty for an uploaded sound.
  prompt text NOT NULL DEFAULT '',
  -- What it is made from, files such as <key>.jpg and <key>.mp3.
  source text NOT NULL,
  sound text NOT NULL,
  sound_seconds double precision NOT NULL,
  -- What the worker does: see server/lipsync/speak.ts.
  plan jsonb NOT NULL,
  -- What came of it.
  video text NOT NULL DEFAULT '',
  poster text NOT NULL DEFAULT '',
  seconds double precision NOT NULL DEFAULT 0,
  starred_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  swept_at timestamptz
);
CREATE INDEX lip_syncs_user ON lip_syncs (user_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX lip_syncs_tool ON lip_syncs (user_id, tool_name, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX lip_syncs_starred ON lip_syncs (user_id, id DESC) WHERE starred_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX lip_syncs_day ON lip_syncs (user_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX lip_syncs_to_sweep ON lip_syncs (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;

-- Speech that was made, and sounds that were uploaded. They are found again by their bytes, which calls send in place of an address.
CREATE TABLE sounds (
  user_id bigint NOT NULL REFERENCES users (id),
  -- SHA-256 of the file.
  hash text NOT NULL,
  file text NOT NULL,
  seconds double precision NOT NULL,
  -- Each sound of the language with its time; null where nobody knows what is said.
  spoken jsonb,
  -- What is said, zh or en; null where nobody knows.
  language text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, hash)
);
CREATE INDEX sounds_file ON sounds (user_id, file);

-- When a member confirmed that they may use the faces that they upload.
ALTER TABLE users ADD COLUMN face_consent_at timestamptz;
