-- What the studio tells all its members; HTML, which the page cleans before it shows it.
CREATE TABLE broadcasts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Who has read what; a broadcast without a row here is unread.
CREATE TABLE broadcast_reads (
  broadcast_id bigint NOT NULL REFERENCES broadcasts (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id),
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, broadcast_id)
);
