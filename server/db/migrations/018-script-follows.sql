-- The storyboard follows the script; speakers have voices; shots have a length.

-- The line's fields and its position when the shot's texts were made from it; null for a shot that was added by hand.
ALTER TABLE shots ADD COLUMN source jsonb;
-- Its line was deleted, or is not in the rewritten script. Until the person updates the storyboard, the shot stays.
ALTER TABLE shots ADD COLUMN line_gone boolean NOT NULL DEFAULT false;
-- Shots made before kept two of their line's fields as they were; the others are taken as unchanged.
UPDATE shots s SET source = jsonb_build_object('shot_type', l.shot_type, 'angle', l.angle, 'move', l.move,
    'characters', l.characters, 'cj_desc', l.cj_desc, 'hm_desc', s.hm_desc, 'dialogue', s.drama_dialogue,
    'position', l.position)
  FROM drama_lines l WHERE l.id = s.drama_id;

CREATE TABLE storyboard_updates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  -- Names the changes that it applied.
  revision text NOT NULL,
  -- The storyboard before: its shots as rows, in order.
  shots jsonb NOT NULL,
  -- Shots that it changed, and lines that it made shots of.
  changed_shots bigint[] NOT NULL,
  added_lines bigint[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz
);
CREATE INDEX storyboard_updates_project ON storyboard_updates (project_id, id DESC);

-- Who speaks a role's lines, and the narrator's; empty until chosen.
ALTER TABLE roles ADD COLUMN voice_type text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN narrator_voice text NOT NULL DEFAULT '';

-- How long a shot is shown at least; 0 for as long as its clip or its narration needs.
ALTER TABLE shots ADD COLUMN seconds real NOT NULL DEFAULT 0;
