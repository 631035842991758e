-- Points for what a task has made so far and its member keeps, whatever becomes of the task.
ALTER TABLE tasks ADD COLUMN used integer NOT NULL DEFAULT 0;

CREATE TABLE projects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  name text NOT NULL,
  -- 1 from a story, 2 from a script file, 3 blank.
  generate_method smallint NOT NULL,
  generate_type smallint NOT NULL DEFAULT 1,
  text_type text NOT NULL,
  width_height text NOT NULL,
  -- The key of a built-in style (domain/styles.ts), or a style's own name.
  style_name text NOT NULL DEFAULT '',
  style_img text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  -- The furthest step reached: 2 script, 3 characters, 4 storyboard.
  step smallint NOT NULL DEFAULT 2,
  -- The writing of the script, null for a blank project; its status is the project's.
  task_id text REFERENCES tasks (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX projects_user ON projects (user_id, id DESC) WHERE deleted_at IS NULL;

-- One line of a script: what one shot shows.
CREATE TABLE drama_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects (id),
  position integer NOT NULL,
  shot_type text NOT NULL DEFAULT '',
  angle text NOT NULL DEFAULT '',
  move text NOT NULL DEFAULT '',
  characters text NOT NULL DEFAULT '',
  cj_desc text NOT NULL DEFAULT '',
  hm_desc text NOT NULL DEFAULT '',
  dialogue text NOT NULL DEFAULT '',
  -- Whether the storyboard has made a shot of it; a shot that was deleted does not come back.
  has_shot boolean NOT NULL DEFAULT false
);
CREATE INDEX drama_lines_project ON drama_lines (project_id, position);

CREATE TABLE roles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects (id),
  position integer NOT NULL,
  name text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  -- A file such as <key>.jpg; empty without a picture.
  image text NOT NULL DEFAULT ''
);
CREATE INDEX roles_project ON roles (project_id, position);

CREATE TABLE shots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects (id),
  -- The script line it came from; 0 for a shot that was added by hand.
  drama_id bigint NOT NULL DEFAULT 0,
  position integer NOT NULL,
  drama_dialogue text NOT NULL DEFAULT '',
  hm_desc text NOT NULL DEFAULT '',
  static_desc text NOT NULL DEFAULT '',
  dynamic_desc text NOT NULL DEFAULT '',
  role_ids jsonb NOT NULL DEFAULT '[]',
  narration text NOT NULL DEFAULT '',
  dialogue_character_1 text NOT NULL DEFAULT '',
  dialogue_character_2 text NOT NULL DEFAULT '',
  -- What is shown: the chosen picture, the poster of the chosen clip, or an upload; a file such as <key>.jpg.
  image text NOT NULL DEFAULT '',
  -- The chosen picture; 0 for an upload or none.
  draw_id bigint NOT NULL DEFAULT 0,
  draw_index smallint NOT NULL DEFAULT 0,
  -- The chosen clip; 0 for none.
  clip_id bigint NOT NULL DEFAULT 0,
  -- 1 picture, 2 clip.
  list_type smallint NOT NULL DEFAULT 1,
  is_continuous smallint NOT NULL DEFAULT 0,
  voice_type text NOT NULL DEFAULT '',
  voice_speed real NOT NULL DEFAULT 1,
  voice_vol real NOT NULL DEFAULT 1,
  voice_pitch real NOT NULL DEFAULT 0,
  voice_emotion text NOT NULL DEFAULT 'neutral'
);
CREATE INDEX shots_project ON shots (project_id, position);

-- Pictures drawn for a shot are records like any other, but not part of the drawing page's history.
ALTER TABLE draws ADD COLUMN project_id bigint REFERENCES projects (id);
ALTER TABLE draws ADD COLUMN shot_id bigint;
ALTER TABLE draws ADD COLUMN role_id bigint;
DROP INDEX draws_user;
CREATE INDEX draws_user ON draws (user_id, id DESC) WHERE deleted_at IS NULL AND project_id IS NULL;
CREATE INDEX draws_shot ON draws (shot_id, id DESC) WHERE shot_id IS NOT NULL;

CREATE TABLE clips (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id text NOT NULL UNIQUE REFERENCES tasks (id),
  user_id bigint NOT NULL REFERENCES users (id),
  project_id bigint REFERENCES projects (id),
  shot_id bigint,
  tool_name text NOT NULL,
  model text NOT NULL DEFAULT '',
  resolution text NOT NULL DEFAULT '',
  prompt text NOT NULL DEFAULT '',
  -- What the worker does: see domain/clip-plan.ts.
  plan jsonb NOT NULL,
  -- Files such as <key>.mp4 and <key>.jpg; empty until done.
  video text NOT NULL DEFAULT '',
  poster text NOT NULL DEFAULT '',
  seconds real NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX clips_shot ON clips (shot_id, id DESC) WHERE shot_id IS NOT NULL;
CREATE INDEX clips_user ON clips (user_id, id DESC) WHERE deleted_at IS NULL AND project_id IS NULL;

-- Speech is kept by what was said and how: the same request is never made, or charged, twice.
CREATE TABLE speeches (
  user_id bigint NOT NULL REFERENCES users (id),
  -- SHA-256 over text, voice and settings.
  hash text NOT NULL,
  file text NOT NULL,
  seconds real NOT NULL,
  -- When each part of the text is heard: what subtitles follow.
  marks jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, hash)
);

CREATE TABLE works (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  project_id bigint REFERENCES projects (id),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  video text NOT NULL,
  poster text NOT NULL,
  subtitles text NOT NULL DEFAULT '',
  width_height text NOT NULL,
  seconds real NOT NULL,
  -- 0 while unpublished or under review, 1 published, 2 rejected.
  check_status smallint NOT NULL DEFAULT 0,
  is_show smallint NOT NULL DEFAULT 0,
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX works_user ON works (user_id, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE exports (
  task_id text PRIMARY KEY REFERENCES tasks (id),
  user_id bigint NOT NULL REFERENCES users (id),
  project_id bigint NOT NULL REFERENCES projects (id),
  -- The film as it was when the export began: see domain/film-plan.ts.
  plan jsonb NOT NULL,
  -- 1 waiting, 2 speaking and composing, 3 joining; 4 done and 5 failed follow from the task.
  step smallint NOT NULL DEFAULT 1,
  -- 0..1 over the whole export.
  progress real NOT NULL DEFAULT 0,
  work_id bigint REFERENCES works (id),
  read_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX exports_user ON exports (user_id, created_at DESC);
