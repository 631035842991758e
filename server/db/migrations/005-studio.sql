CREATE TABLE page_views (
  day date NOT NULL,
  path text NOT NULL,
  title text NOT NULL,
  count bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, path, title)
);

-- Which ended tasks a device has announced by itself.
CREATE TABLE notice_acks (
  user_id bigint NOT NULL REFERENCES users (id),
  device_id text NOT NULL,
  notice_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, device_id, notice_id)
);
