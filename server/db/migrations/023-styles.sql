-- Styles that members made. A deleted one leaves the list, and films that have it keep it.
CREATE TABLE styles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  name text NOT NULL,
  category text NOT NULL,
  prompt text NOT NULL,
  -- A file such as `<key>.jpg`.
  image text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX styles_user ON styles (user_id, id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX styles_names ON styles (user_id, lower(name)) WHERE deleted_at IS NULL;
