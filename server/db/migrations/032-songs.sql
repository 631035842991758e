-- Songs of the music page, and what was heard in the audio that they follow.
CREATE TABLE songs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id text NOT NULL UNIQUE REFERENCES tasks (id),
  user_id bigint NOT NULL REFERENCES users (id),
  tool_name text NOT NULL,
  custom_mode smallint NOT NULL DEFAULT 0,
  instrumental boolean NOT NULL DEFAULT false,
  title text NOT NULL DEFAULT '',
  tags text NOT NULL DEFAULT '',
  prompt text NOT NULL DEFAULT '',
  -- As sent, or as they were written for the song.
  lyrics text NOT NULL DEFAULT '',
  -- A row of music_references; empty for none.
  reference text NOT NULL DEFAULT '',
  -- What the worker does: see server/music/song-plan.ts.
  plan jsonb NOT NULL,
  -- What came of it, with files such as <key>.mp3: see server/music/songs.ts.
  works jsonb NOT NULL DEFAULT '[]',
  starred_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  swept_at timestamptz
);
CREATE INDEX songs_user ON songs (user_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX songs_tool ON songs (user_id, tool_name, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX songs_starred ON songs (user_id, id DESC) WHERE starred_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX songs_day ON songs (user_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX songs_to_sweep ON songs (deleted_at) WHERE deleted_at IS NOT NULL AND swept_at IS NULL;

-- The file itself is media under the same key.
CREATE TABLE music_references (
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  tool_name text NOT NULL,
  heard jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX music_references_user ON music_references (user_id);
