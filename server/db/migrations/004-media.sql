CREATE TABLE media (
  -- 32 hexadecimal digits; also the name in storage.
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  ext text NOT NULL,
  mime text NOT NULL,
  bytes bigint NOT NULL,
  width integer,
  height integer,
  upscaled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_user ON media (user_id);

CREATE TABLE uploads (
  -- Becomes the media key at first use.
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  token_hash text NOT NULL UNIQUE,
  max_bytes bigint NOT NULL,
  bytes bigint,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_user ON uploads (user_id);
