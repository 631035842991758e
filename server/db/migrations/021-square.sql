-- What a member says about themselves on their page. Nickname and avatar have stood here from the start; an avatar is a file such as <key>.jpg.
ALTER TABLE users ADD COLUMN about text NOT NULL DEFAULT '';

-- Counted from the tables below, so that lists need not count.
ALTER TABLE works ADD COLUMN views integer NOT NULL DEFAULT 0;
ALTER TABLE works ADD COLUMN likes integer NOT NULL DEFAULT 0;

-- Who has watched what on which day. Rows of past days are deleted.
CREATE TABLE work_views (
  work_id bigint NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- A keyed hash of the member or the browser.
  visitor text NOT NULL,
  PRIMARY KEY (work_id, day, visitor)
);
CREATE INDEX work_views_day ON work_views (day);

CREATE TABLE work_likes (
  work_id bigint NOT NULL REFERENCES works (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (work_id, user_id)
);
CREATE INDEX work_likes_user ON work_likes (user_id);

-- The square, and a member's page as others see it: newest first, or most watched first.
CREATE INDEX works_square ON works (coalesce(published_at, created_at) DESC, id DESC)
  WHERE is_show = 1 AND check_status = 1 AND deleted_at IS NULL;
CREATE INDEX works_seen ON works (views DESC, id DESC) WHERE is_show = 1 AND check_status = 1 AND deleted_at IS NULL;

-- Every character of a text and every two that follow each other. An index of them finds any part of a text in any language, also in
-- those that put no spaces between words, and needs no extension.
CREATE FUNCTION text_pairs(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT pair), '{}')
  FROM generate_series(1, length(words)) AS at,
    LATERAL (VALUES (substr(lower(words), at, 1)), (substr(lower(words), at, 2))) AS pairs (pair)
$$;
CREATE INDEX works_words ON works USING gin (text_pairs(name || ' ' || coalesce(name_zh, '') || ' ' || left(description, 1000) || ' ' ||
  coalesce(left(description_zh, 1000), '')))
  WHERE is_show = 1 AND check_status = 1 AND deleted_at IS NULL;
