CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Digits with a leading plus where one was typed.
  phone text NOT NULL UNIQUE,
  -- argon2id; null until a password is chosen, e.g. for the demo member.
  password_hash text,
  name text NOT NULL DEFAULT '',
  avatar text NOT NULL DEFAULT '',
  -- Always the sum of the points log.
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  invite_code text NOT NULL UNIQUE,
  invited_by bigint REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  -- SHA-256 of the token: whoever reads the table cannot sign in with it.
  token_hash text NOT NULL UNIQUE,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE sign_in_links (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  expires_at timestamptz NOT NULL
);

CREATE TABLE sms_codes (
  phone text NOT NULL,
  purpose smallint NOT NULL,
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, purpose)
);

-- Fixed windows, counted here so that any number of processes share them.
CREATE TABLE rate_windows (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz NOT NULL
);
